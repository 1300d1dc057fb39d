import { prepared, type Trx } from '#app/platform/database/database'

interface DueDays {
  name: string
  min: number
  max: number
}

const sql = `
  select name, due_days_min as min, due_days_max as max from distributors where id = ? for share`

/** Locks the terms until the transaction ends. */
export const holdDueDays = async (id: string, trx: Trx): Promise<DueDays | undefined> =>
  (await prepared<DueDays>('hold_due_days', sql, [id], trx))[0]
