import type { Trx } from '../database/database.js'

/** The user name of a member of staff: what the audit trail calls them. */
export const usernameOf = async (id: string, trx: Trx): Promise<string> =>
  (await trx.from('platform_accounts').select('username').where({ id }).firstOrFail()).username
