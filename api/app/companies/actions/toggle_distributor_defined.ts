import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { prepared, transaction } from '#app/shared/database'
import { lockCompany } from '../steps/lock_company.js'

const sql = `
  update companies set is_distributor_defined = not is_distributor_defined where id = ?
  returning is_distributor_defined as "isDistributorDefined"`

/** Says whether a distributor defined the company, or no longer. company §7 */
export default class ToggleDistributorDefined {
  /** @throws NotFound */
  async execute({ actor, companyId }: { actor: StaffActor; companyId: string }): Promise<void> {
    await transaction(async (trx) => {
      await lockCompany(companyId, trx)
      const [after] = await prepared<{ isDistributorDefined: boolean }>(
        'toggle_distributor_defined',
        sql,
        [companyId],
        trx
      )
      const subject = { type: 'companies', id: companyId }
      const command = 'companies.toggle-distributor-defined'
      await audit({ actor, command, subject, after: { ...after } }, trx)
    })
  }
}
