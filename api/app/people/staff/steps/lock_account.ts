import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { Account } from '../queries/accounts.js'

/** Whether it is locked by the bank, for whom no manager of a distributor opens it again. */
export const isLockedByBank = async (id: string, trx: Trx): Promise<boolean> => {
  const row = await trx.from('staff_users').where({ id }).select('locked_by_bank').firstOrFail()
  return row.locked_by_bank
}

/** @throws NotFound */
export const lockAccount = async (id: string, trx: Trx): Promise<Account> => {
  const row = await trx.from('staff_users').where({ id }).forUpdate().first()
  if (!row) throw new NotFound()
  return {
    fullName: row.full_name,
    role: row.role,
    distributorId: row.distributor_id,
    branchId: row.branch_id,
    active: row.active,
  }
}
