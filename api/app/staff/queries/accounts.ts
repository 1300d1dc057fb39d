import type { Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import type { Standing } from '../domain/loosening.js'
import type { Position } from './staff_rules.js'

/** What others change of an account. */
export interface Account extends Position {
  fullName: string
  active: boolean
}

/** Locks the account. @throws NotFound */
export const readAccount = async (id: string, trx: Trx): Promise<Account> => {
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

/** What an account with this role may do today. */
export const standingOf = async (
  { role, active }: Pick<Account, 'role' | 'active'>,
  trx: Trx
): Promise<Standing> => {
  const known = await trx.from('roles').select('permissions').where({ key: role }).firstOrFail()
  return { role, active, permissions: known.permissions }
}
