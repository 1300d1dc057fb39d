import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { claimFor, lockClaim } from '#app/platform/review/claims'

export interface ClaimCommand {
  actor: StaffActor
  registrationId: string
}

/** Keeps a file for one reviewer for some minutes; claiming it again renews that. */
export default class ClaimRegistration {
  /** @throws NotFound, Conflict (409) that names whoever holds the file */
  async execute({ actor, registrationId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      const held = await lockClaim({ of: 'registrations', id, actor }, trx)
      await trx.from('registrations').where({ id }).update(claimFor(actor))
      if (held === 'mine') return
      const subject = { type: 'registrations', id }
      await audit({ actor, command: 'registrations.claim', subject }, trx)
    })
  }
}
