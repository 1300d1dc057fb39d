import type { Trx } from './database.js'

/** Until the transaction ends nobody else is in the same turn: for counts that a limit is held against. */
export const takeTurns = async (of: string, trx: Trx): Promise<void> => {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [of])
}
