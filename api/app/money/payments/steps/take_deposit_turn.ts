import type { Trx } from '#app/platform/database/database'

/** One turn for the deposits of all gateways: the bank hands a movement over once, whoever is taken for its gateway. */
export const takeDepositTurn = (trx: Trx) =>
  trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('gateway-deposits', 0))`)
