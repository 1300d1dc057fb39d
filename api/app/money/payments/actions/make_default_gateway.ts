import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { isActive } from '../gateways.js'
import { messages } from '../i18n/fa.js'
import { lockGateway } from '../steps/lock_gateways.js'

export default class MakeDefaultGateway {
  /** @throws NotFound, BusinessRule (422) where it is not offered, AlreadyProcessed */
  async execute({ actor, gatewayId: id }: { actor: StaffActor; gatewayId: string }): Promise<void> {
    await transaction(async (trx) => {
      const gateway = await lockGateway(id, trx)
      if (!isActive(gateway)) throw new BusinessRule(messages.gatewayIsOff)
      if (gateway.isDefault) throw new AlreadyProcessed(messages.gatewayIsDefault)
      const updated = { updated_at: clock.systemNow().toJSDate() }
      await trx
        .from('gateways')
        .where({ is_default: true })
        .update({ is_default: false, ...updated })
      await trx
        .from('gateways')
        .where({ id })
        .update({ is_default: true, ...updated })
      const subject = { type: 'gateways', id } as const
      const [before, after] = [{ isDefault: false }, { isDefault: true }]
      await audit({ actor, command: 'gateways.make-default', subject, before, after }, trx)
    })
  }
}
