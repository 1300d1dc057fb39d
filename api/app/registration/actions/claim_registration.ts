import { claimMinutes } from '#contracts/registration'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { lockClaim, type ClaimCommand } from '../steps/lock_claim.js'

/** Keeps a file for one reviewer for some minutes; claiming it again renews that. */
export default class ClaimRegistration {
  /** @throws NotFound, Conflict (409) that names whoever holds the file */
  async execute(command: ClaimCommand): Promise<void> {
    const { actor, registrationId } = command
    await transaction(async (trx) => {
      const held = await lockClaim(command, trx)
      await trx
        .from('registrations')
        .where('id', registrationId)
        .update({
          claimed_by: actor.id,
          claimed_until: clock.systemNow().plus({ minutes: claimMinutes }).toJSDate(),
        })
      if (held === 'mine') return
      const subject = { type: 'registrations', id: registrationId }
      await audit({ actor, command: 'registrations.claim', subject }, trx)
    })
  }
}
