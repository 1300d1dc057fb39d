import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockProvider } from '../steps/lock_setup.js'
import { renewSetup } from '../setup.js'

interface Command {
  actor: StaffActor
  providerId: string
  reason: string
}

/** Gives a provider no more messages, at once and by one person. */
export default class SwitchOffProvider {
  /** @throws NotFound, AlreadyProcessed */
  async execute({ actor, providerId: id, reason }: Command): Promise<void> {
    await transaction(async (trx) => {
      const provider = await lockProvider(id, trx)
      if (provider.switchedOn === false) throw new AlreadyProcessed(messages.isOff)
      const updatedAt = clock.systemNow().toJSDate()
      await trx
        .from('sms_providers')
        .where({ id })
        .update({ switched_on: false, updated_at: updatedAt })
      await renewSetup(trx)
      const subject = { type: 'sms-providers', id } as const
      const [before, after] = [{ active: provider.active }, { active: false }]
      await audit(
        { actor, command: 'sms-providers.switch-off', subject, before, after, reason },
        trx
      )
    })
  }
}
