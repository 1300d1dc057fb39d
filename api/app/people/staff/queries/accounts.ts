import type { Trx } from '#app/platform/database/database'
import type { Standing } from '../domain/loosening.js'
import type { StaffPosition } from '../domain/position.js'

export interface Account extends StaffPosition {
  fullName: string
  active: boolean
}

/** What an account with this role may do today. */
export const accountState = async (
  { role, active }: Pick<Account, 'role' | 'active'>,
  trx: Trx
): Promise<Standing> => {
  const known = await trx.from('roles').select('permissions').where({ key: role }).firstOrFail()
  return { role, active, permissions: known.permissions }
}
