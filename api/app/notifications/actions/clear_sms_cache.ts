import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
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
