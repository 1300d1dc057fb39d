import { clock } from '#app/shared/clock'
import { prepared, type Trx } from '#app/shared/database'

const beginSql = `
  update withdrawals set bank_disagrees_since = ? where id = any(?) and bank_disagrees_since is null`

/** The bank has contradicted itself: nothing more leaves these wallets until that is cleared up. */
export const beginDoubts = async (ids: readonly string[], trx: Trx): Promise<void> => {
  await prepared('begin_doubts', beginSql, [clock.businessNow().toJSDate(), ids], trx)
}

/** Two people have said what the bank really did. */
export const endDoubt = async (id: string, trx: Trx): Promise<void> => {
  await trx.from('withdrawals').where({ id }).update({ bank_disagrees_since: null })
}
