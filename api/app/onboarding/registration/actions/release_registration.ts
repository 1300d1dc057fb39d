import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockClaim, noClaim } from '#app/platform/review/claims'
import type { ClaimCommand } from './claim_registration.js'

/** Gives a file back to the queue; one that nobody holds stays as it is. */
export default class ReleaseRegistration {
  /** @throws NotFound, Conflict (409) that names whoever else holds the file */
  async execute({ actor, registrationId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      if ((await lockClaim({ of: 'registrations', id, actor }, trx)) === 'free') return
      await trx.from('registrations').where({ id }).update(noClaim)
      const subject = { type: 'registrations', id }
      await audit({ actor, command: 'registrations.release', subject }, trx)
    })
  }
}
