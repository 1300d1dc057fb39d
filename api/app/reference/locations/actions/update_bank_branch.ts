import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import {
  branchColumns,
  cityName,
  codeOnce,
  provinceName,
  type BranchFacts,
} from '../steps/branch_facts.js'

interface UpdateCommand extends BranchFacts {
  actor: StaffActor
  id: string
  active: boolean
}

/** Another code, name or place of a branch, or offered no more: who has chosen it keeps it. */
export default class UpdateBankBranch {
  /** @throws NotFound, InvalidFields */
  async execute({ actor, id, active, ...wanted }: UpdateCommand): Promise<void> {
    await codeOnce(() =>
      transaction(async (trx) => {
        const row = await trx.from('bank_branches').where({ id }).forUpdate().first()
        if (!row) throw new NotFound()
        const before = {
          branchCode: row.branch_code,
          name: row.name,
          province: await provinceName(row.province_id, trx),
          city: await cityName(row.city_id, trx),
          address: row.address,
          openingHours: row.opening_hours,
          active: row.active,
        }
        const { columns, province, city } = await branchColumns(wanted, trx)
        const updated_at = clock.businessNow().toJSDate()
        await trx
          .from('bank_branches')
          .where({ id })
          .update({ ...columns, active, updated_at })
        const { branchCode, name, address, openingHours = row.opening_hours } = wanted
        const after = { branchCode, name, province, city, address, openingHours, active }
        const subject = { type: 'bank-branches', id }
        await audit({ actor, command: 'bank-branches.update', subject, before, after }, trx)
      })
    )
  }
}
