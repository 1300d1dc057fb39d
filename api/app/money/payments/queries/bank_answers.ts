import {
  askedByReceiptAlone,
  type BankAnswerLine,
  type BankAsking,
  type GatewayIndicator,
} from '#contracts/payments'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { gatewayOf } from '../gateways.js'

/** A silent bank is asked every ten minutes for weeks. */
const shownMax = 100

const sql = `
  select answer.id, answer.at, answer.question, answer.code, answer.verdict, answer.receipt
    from payments payment
    left join payment_bank_answers answer on answer.payment_id = payment.id
   where payment.id = ?
   order by answer.at desc, answer.id desc limit ${shownMax}`

type Line = Omit<BankAnswerLine, 'at'> & { at: Date }
type Row = { [Key in keyof Line]: Line[Key] | null }

/**
 * Newest first.
 * @throws NotFound
 */
export const bankAnswersOf = async (paymentId: string): Promise<BankAnswerLine[]> => {
  const rows = await prepared<Row>('payment_bank_answers', sql, [paymentId])
  if (rows.length === 0) throw new NotFound()
  return rows
    .filter((row): row is Line => row.id !== null)
    .map((line) => ({ ...line, at: line.at.toISOString() }))
}

const askingSql = `
  select indicator, gateway_credentials_id as "gatewayCredentialsId", gateway_receipt as "gatewayReceipt",
         verify_asked_at as "verifyAskedAt", ask_again_at as "askAgainAt"
    from payments where id = ?`

interface AskingRow {
  indicator: GatewayIndicator
  gatewayCredentialsId: string | null
  gatewayReceipt: string | null
  verifyAskedAt: Date | null
  askAgainAt: Date | null
}

/**
 * Whether the bank is still asked, and what it does by itself.
 * @throws NotFound
 */
export const bankAskingOf = async (paymentId: string): Promise<BankAsking> => {
  const [row] = await prepared<AskingRow>('bank_asking', askingSql, [paymentId])
  if (!row) throw new NotFound()
  const gateway = await gatewayOf(row)
  const reversesAfterMs = gateway?.autoReverseAfter ?? null
  return {
    nextAt: row.askAgainAt?.toISOString() ?? null,
    needsReceipt: row.gatewayReceipt === null && askedByReceiptAlone.includes(row.indicator),
    autoReverseMinutes: reversesAfterMs === null ? null : reversesAfterMs / 60_000,
    wasVerifyAsked: row.verifyAskedAt !== null,
  }
}
