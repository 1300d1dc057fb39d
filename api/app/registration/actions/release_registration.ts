import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { lockClaim, noClaim } from '#app/shared/review/claims'
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
