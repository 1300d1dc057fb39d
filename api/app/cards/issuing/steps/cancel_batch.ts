import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

const batchSql = `select number from print_batches where id = ? for update`
const cancelSql = `
  update print_batch_cards set status = 'CANCELED', answered_at = ?
   where batch_id = ? and status = 'PENDING' returning card_id as "cardId"`

/**
 * @returns its number
 * @throws NotFound
 */
export const lockBatch = async (batchId: string, trx: Trx): Promise<number> => {
  const [batch] = await prepared<{ number: number }>('lock_print_batch', batchSql, [batchId], trx)
  if (!batch) throw new NotFound()
  return batch.number
}

/**
 * Requeues its cards.
 * @returns how many
 */
export const cancelWaiting = async (batchId: string, trx: Trx): Promise<number> => {
  const at = clock.businessNow().toJSDate()
  const rows = await prepared<{ cardId: string }>(
    'cancel_print_lines',
    cancelSql,
    [at, batchId],
    trx
  )
  return rows.length
}
