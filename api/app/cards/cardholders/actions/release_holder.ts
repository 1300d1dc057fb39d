import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockClaim, noClaim } from '#app/platform/review/claims'
import type { ClaimCommand } from './claim_holder.js'

/** Gives the holder of a company's card back to the queue; one whom nobody has in hand stays as they are. */
export default class ReleaseHolder {
  /** @throws NotFound, also for who was removed; Conflict (409) that names whoever else holds the file */
  async execute({ actor, holderId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      if ((await lockClaim({ of: 'card_holders', id, actor }, trx)) === 'free') return
      await trx.from('card_holders').where({ id }).update(noClaim)
      const subject = { type: 'card-holders', id }
      await audit({ actor, command: 'card-holders.release', subject }, trx)
    })
  }
}
