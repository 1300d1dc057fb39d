import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { usualOpeningHours } from '#contracts/words/visits'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { branchColumns, codeOnce, type BranchFacts } from '../steps/branch_facts.js'

interface CreateCommand extends BranchFacts {
  actor: StaffActor
}

/** A branch of the bank that was not on the list. */
export default class CreateBankBranch {
  /** @returns its id @throws InvalidFields for a code that is taken, or a province that there is none of */
  async execute({ actor, ...branch }: CreateCommand): Promise<string> {
    return codeOnce(() =>
      transaction(async (trx) => {
        const [id, now] = [newId(), clock.businessNow().toJSDate()]
        const { columns, province, city } = await branchColumns(branch, trx)
        await trx
          .insertQuery()
          .table('bank_branches')
          .insert({ id, ...columns, created_at: now, updated_at: now })
        const subject = { type: 'bank-branches', id }
        const { branchCode, name, address, openingHours = usualOpeningHours } = branch
        const after = { branchCode, name, province, city, address, openingHours }
        await audit({ actor, command: 'bank-branches.create', subject, after }, trx)
        return id
      })
    )
  }
}
