import type { Trx } from '#app/platform/database/database'
import { CardPaymentRefused } from '../exceptions.js'
import { lockContainer } from './locks.js'

/**
 * Within the payment.
 * @returns its content
 * @throws CardPaymentRefused unless open
 */
export const settleContainer = async (
  merchant: { merchantId: string },
  containerId: string,
  trx: Trx
): Promise<string> => {
  const container = await lockContainer(merchant, containerId, trx)
  if (container.status !== 'OPEN') throw new CardPaymentRefused('CONTAINER_CLOSED')
  await trx.from('cpg_containers').where({ id: containerId }).update({ status: 'PAID' })
  return container.description
}
