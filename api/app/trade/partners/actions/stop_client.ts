import { isOfDevice } from '#contracts/partners'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { retireClient } from '../steps/retire_client.js'
import { lockClient } from '../steps/lock_client.js'

interface StopCommand {
  actor: StaffActor
  clientId: string
  reason: string
}

/** One person suffices to close. */
export default class StopClient {
  /** @throws NotFound, Conflict when stopped, BusinessRule (422) for a device */
  async execute({ actor, clientId, reason }: StopCommand): Promise<void> {
    await transaction(async (trx) => {
      const client = await lockClient(clientId, trx)
      if (isOfDevice(client)) throw new BusinessRule(messages.stopDevice)
      if (!client.active) throw new Conflict(messages.stopped)
      await retireClient(clientId, trx)
      const subject = { type: 'partner-clients', id: clientId }
      const [before, after] = [{ active: true }, { active: false }]
      await audit({ actor, command: 'partner-clients.stop', subject, before, after, reason }, trx)
    })
  }
}
