import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { claimFor, lockClaim } from '#app/platform/review/claims'

export interface ClaimCommand {
  actor: StaffActor
  companyId: string
}

/** Keeps a company for one reviewer for some minutes; claiming it again renews that. */
export default class ClaimCompany {
  /** @throws NotFound, Conflict (409) that names whoever holds it */
  async execute({ actor, companyId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      const held = await lockClaim({ of: 'companies', id, actor }, trx)
      await trx.from('companies').where({ id }).update(claimFor(actor))
      if (held === 'mine') return
      const subject = { type: 'companies', id }
      await audit({ actor, command: 'companies.claim', subject }, trx)
    })
  }
}
