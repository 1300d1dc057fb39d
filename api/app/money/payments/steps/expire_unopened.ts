import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { keepBankAnswer } from './keep_bank_answer.js'

const code = 'NEVER_OPENED'
const sql = `
  update payments set status = 'REQUEST_ERROR', failure = '${code}', updated_at = ?
   where id in (
     select id from payments where status = 'CREATED' and opened_at < ?
      order by opened_at limit ? for update skip locked)
  returning id`

/**
 * Ends payments whose process died before redirecting to the bank: no money can come. A merely slow process finds its
 * payment ended.
 * @returns how many
 */
export const expireUnopened = (afterMs: number, max: number): Promise<number> =>
  transaction(async (trx) => {
    const before = clock.systemNow().minus(afterMs).toJSDate()
    const now = clock.businessNow().toJSDate()
    const ended = await prepared<{ id: string }>('expire_unopened', sql, [now, before, max], trx)
    for (const { id } of ended) {
      await keepBankAnswer(id, 'OPEN', { code, verdict: 'NOT_PAID' }, 0, trx)
    }
    return ended.length
  })
