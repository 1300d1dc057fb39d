import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockGateway } from '../steps/lock_gateways.js'

interface Command {
  actor: StaffActor
  gatewayId: string
  position: number
  /** Rials of one payment; null: no limit. */
  minAmount: number | null
  maxAmount: number | null
}

export default class UpdateGateway {
  /** @throws NotFound, InvalidFields */
  async execute({ actor, gatewayId: id, ...wanted }: Command): Promise<void> {
    const { minAmount, maxAmount, position } = wanted
    if (minAmount !== null && maxAmount !== null && maxAmount < minAmount) {
      throw new InvalidFields([{ field: 'maxAmount', rule: 'min', message: messages.limitsCross }])
    }
    await transaction(async (trx) => {
      const before = await lockGateway(id, trx)
      await trx.from('gateways').where({ id }).update({
        position,
        min_amount: minAmount,
        max_amount: maxAmount,
        updated_at: clock.systemNow().toJSDate(),
      })
      const was = {
        position: before.position,
        minAmount: before.minAmount,
        maxAmount: before.maxAmount,
      }
      const subject = { type: 'gateways', id } as const
      await audit({ actor, command: 'gateways.update', subject, before: was, after: wanted }, trx)
    })
  }
}
