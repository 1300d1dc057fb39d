import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { renewSetup } from '../setup.js'

/** Lets all processes read the providers and texts of messages anew. company §7 "clear-sms-gateway-cache" */
export default class ClearSmsCache {
  async execute({ actor }: { actor: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      await renewSetup(trx)
      const subject = { type: 'sms-providers', id: null } as const
      await audit({ actor, command: 'sms-providers.clear-cache', subject }, trx)
    })
  }
}
