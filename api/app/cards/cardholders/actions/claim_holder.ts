import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { claimFor, lockClaim } from '#app/platform/review/claims'

export interface ClaimCommand {
  actor: StaffActor
  holderId: string
}

/** Keeps the holder of a company's card for one reviewer for some minutes; claiming them again renews that. */
export default class ClaimHolder {
  /** @throws NotFound, also for who was removed; Conflict (409) that names whoever holds the file */
  async execute({ actor, holderId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      const held = await lockClaim({ of: 'card_holders', id, actor }, trx)
      await trx.from('card_holders').where({ id }).update(claimFor(actor))
      if (held === 'mine') return
      const subject = { type: 'card-holders', id }
      await audit({ actor, command: 'card-holders.claim', subject }, trx)
    })
  }
}
