import { prepared, type Trx } from '#app/platform/database/database'

const sql = `
  select question, verdict from payment_bank_answers
   where payment_id = ? and question in ('REVERSE', 'INQUIRE')
   order by at desc, id desc limit 1`

/**
 * Whether the bank still holds the money after a requested reversal. True only for that moment: the reversal may be
 * carried out later.
 */
export const isKeptAfterReversal = async (paymentId: string, trx: Trx): Promise<boolean> => {
  const [last] = await prepared<{ question: string; verdict: string }>(
    'standing_after_reversal',
    sql,
    [paymentId],
    trx
  )
  return last?.question === 'INQUIRE' && last.verdict === 'PAID'
}
