import type { BankAnswerLine } from '#contracts/payments'
import { prepared } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/** A bank that is silent for weeks is asked every ten minutes; who reads wants the last of it. */
const shownMax = 100

const sql = `
  select answer.id, answer.at, answer.question, answer.code, answer.verdict, answer.receipt
    from payments payment
    left join payment_bank_answers answer on answer.payment_id = payment.id
   where payment.id = ?
   order by answer.at desc, answer.id desc limit ${shownMax}`

type Line = Omit<BankAnswerLine, 'at'> & { at: Date }
type Row = { [Key in keyof Line]: Line[Key] | null }

/** What the bank said of a payment, newest first. @throws NotFound */
export const bankAnswersOf = async (paymentId: string): Promise<BankAnswerLine[]> => {
  const rows = await prepared<Row>('payment_bank_answers', sql, [paymentId])
  if (rows.length === 0) throw new NotFound()
  return rows
    .filter((row): row is Line => row.id !== null)
    .map((line) => ({ ...line, at: line.at.toISOString() }))
}
