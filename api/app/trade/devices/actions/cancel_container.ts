import type { PartnerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { Container } from '../queries/containers.js'
import { deviceOf } from '../queries/device_of.js'
import { lockContainer } from '../steps/locks.js'

/**
 * Idempotent end of an unpaid container.
 * @throws Forbidden, NotFound, Conflict once paid
 */
export default class CancelContainer {
  async execute({ actor, id }: { actor: PartnerActor; id: string }): Promise<Container> {
    const device = await deviceOf(actor)
    return transaction(async (trx) => {
      const container = await lockContainer(device, id, trx)
      if (container.status === 'PAID') throw new Conflict(messages.containerPaid)
      await trx.from('cpg_containers').where({ id }).update({ status: 'CANCELED' })
      return { ...container, status: 'CANCELED' as const }
    })
  }
}
