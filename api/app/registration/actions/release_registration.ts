import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { lockClaim, type ClaimCommand } from '../steps/lock_claim.js'

/** Gives a file back to the queue; one that nobody holds stays as it is. */
export default class ReleaseRegistration {
  /** @throws NotFound, Conflict (409) that names whoever else holds the file */
  async execute(command: ClaimCommand): Promise<void> {
    const { actor, registrationId } = command
    await transaction(async (trx) => {
      if ((await lockClaim(command, trx)) === 'free') return
      await trx
        .from('registrations')
        .where('id', registrationId)
        .update({ claimed_by: null, claimed_until: null })
      const subject = { type: 'registrations', id: registrationId }
      await audit({ actor, command: 'registrations.release', subject }, trx)
    })
  }
}
