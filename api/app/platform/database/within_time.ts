import { queryCanceled, sqlState, transacting, transaction } from './database.js'

/** Sends a query on its way: through the pool, or within what bounds its time. */
export type Send = <Sent extends { transacting: (trx: never) => Sent }>(query: Sent) => Sent

/** Reads that have not ended by then are given up, and `late` answers for them. */
export const withinTime = async <Result>(
  milliseconds: number,
  read: (send: Send) => Promise<Result>,
  late: () => Result
): Promise<Result> => {
  try {
    return await transaction(async (trx) => {
      await trx.rawQuery(`set local statement_timeout = ${milliseconds}`)
      return read((query) => transacting(query, trx))
    })
  } catch (error) {
    if (sqlState(error) === queryCanceled) return late()
    throw error
  }
}
