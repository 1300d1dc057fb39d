import type { Trx } from '#app/platform/database/database'
import { CardPaymentRefused } from '../exceptions.js'
import { lockContainer } from './locks.js'

/**
 * Takes an open container as paid, within the payment. @returns what it is for
 * @throws CardPaymentRefused once it is not open any more
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
