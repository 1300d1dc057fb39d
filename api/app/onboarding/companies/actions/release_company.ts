import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockClaim, noClaim } from '#app/platform/review/claims'
import type { ClaimCommand } from './claim_company.js'

/** Gives a company back to the queue; one that nobody holds stays as it is. */
export default class ReleaseCompany {
  /** @throws NotFound, Conflict (409) that names whoever else holds it */
  async execute({ actor, companyId: id }: ClaimCommand): Promise<void> {
    await transaction(async (trx) => {
      if ((await lockClaim({ of: 'companies', id, actor }, trx)) === 'free') return
      await trx.from('companies').where({ id }).update(noClaim)
      const subject = { type: 'companies', id }
      await audit({ actor, command: 'companies.release', subject }, trx)
    })
  }
}
