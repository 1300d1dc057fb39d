import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { lockClaim, type ClaimCommand } from '../queries/claim_of.js'

/** Gives a file back to the queue; one that nobody holds stays as it is. */
export default class ReleaseRegistration {
  /** @throws NotFound, Conflict (409) that names whoever else holds the file */
  async execute(command: ClaimCommand): Promise<void> {
    const { staff, registrationId, traceId } = command
    await transaction(async (trx) => {
      if ((await lockClaim(command, trx)) === 'free') return
      await trx
        .from('registrations')
        .where('id', registrationId)
        .update({ claimed_by: null, claimed_until: null })
      const subject = { type: 'registrations', id: registrationId }
      await audit({ actor: staff, command: 'registrations.release', subject, traceId }, trx)
    })
  }
}
