import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'
import { lockCompany } from '../steps/lock_company.js'

interface Wanted {
  actor: StaffActor
  companyId: string
  /** By default the opposite of what stands, which two officers at once undo for each other. */
  isDistributorDefined?: boolean
  reason?: string
}

const sql = `
  update companies set is_distributor_defined = coalesce(?::boolean, not is_distributor_defined)
   where id = ? and is_distributor_defined is distinct from ?::boolean
  returning is_distributor_defined as "isDistributorDefined"`

/** Says whether a distributor defined the company, or no longer; what it says already is said once. company §7 */
export default class ToggleDistributorDefined {
  /** @throws NotFound */
  async execute({ actor, companyId, isDistributorDefined, reason }: Wanted): Promise<void> {
    const wanted = isDistributorDefined ?? null
    await transaction(async (trx) => {
      await lockCompany(companyId, trx)
      const [after] = await prepared<{ isDistributorDefined: boolean }>(
        'toggle_distributor_defined',
        sql,
        [wanted, companyId, wanted],
        trx
      )
      if (!after) return
      const subject = { type: 'companies', id: companyId }
      const command = 'companies.toggle-distributor-defined'
      const before = { isDistributorDefined: !after.isDistributorDefined }
      await audit({ actor, command, subject, before, after: { ...after }, reason }, trx)
    })
  }
}
