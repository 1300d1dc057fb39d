import { prepared, type Trx } from '#app/platform/database/database'

const sql = `
  update installments
     set write_off_id = ?, written_off_amount = amount - paid_amount - reversed_amount
   where id = any(?::uuid[])`

/** Still owed. The caller holds the locks. */
export const markWrittenOff = async (
  ids: readonly string[],
  writeOffId: string,
  trx: Trx
): Promise<void> => {
  await prepared('mark_written_off', sql, [writeOffId, ids], trx)
}
