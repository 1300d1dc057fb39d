import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { isActive } from '../gateways.js'
import { messages } from '../i18n/fa.js'
import { lockGateway } from '../steps/lock_gateways.js'

interface Command {
  actor: StaffActor
  gatewayId: string
  reason: string
}

export default class SwitchOffGateway {
  /** @throws NotFound, AlreadyProcessed */
  async execute({ actor, gatewayId: id, reason }: Command): Promise<void> {
    await transaction(async (trx) => {
      const gateway = await lockGateway(id, trx)
      // One from the environment may be there again tomorrow.
      if (gateway.switchedOn === false) throw new AlreadyProcessed(messages.gatewayAlreadyOff)
      await trx.from('gateways').where({ id }).update({
        switched_on: false,
        is_default: false,
        updated_at: clock.systemNow().toJSDate(),
      })
      const before = { active: isActive(gateway), isDefault: gateway.isDefault }
      const after = { active: false, isDefault: false }
      const subject = { type: 'gateways', id } as const
      await audit({ actor, command: 'gateways.switch-off', subject, before, after, reason }, trx)
    })
  }
}
