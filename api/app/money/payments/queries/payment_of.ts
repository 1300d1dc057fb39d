import {
  bankTellsWithinHours,
  type GatewayIndicator,
  type PaymentPurpose,
  type PaymentStatus,
} from '#contracts/payments'
import type { OwnerName } from '#contracts/owners'
import type { Plan } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { grouped } from '#app/platform/values/money'
import { messages } from '../i18n/fa.js'
import type { PaymentOutcome } from '../models/payment.js'

/** person §3 "Platform-fee transaction" */
export interface PaymentState {
  id: string
  plan: Plan
  transactionStatus: PaymentStatus
  purpose: PaymentPurpose
  indicator: GatewayIndicator
  amount: number
  createdAt: Date
  referenceCode: string
  /** The repayment, once it was taken. */
  repaymentId: string | null
  outcome: PaymentOutcome | null
  /** When the receipt's picture was sent. */
  receiptPictureAt: Date | null
  /** When its owner put it away while it lay at the bank; null of others. */
  putAsideAt: Date | null
  /** Until when the bank has told, or given back, what it took; who knows nothing by then asks support. */
  knownBy: Date
  /** Persian; set when the owner must be told more than success or failure. */
  message: string | null
}

const sql = `
  select id, plan, status as "transactionStatus", purpose, indicator, amount, created_at as "createdAt",
         reference_code as "referenceCode", outcome, meant, repaid, "repaymentId",
         picture.sent_at as "receiptPictureAt", put_aside_at as "putAsideAt",
         coalesce(in_doubt_since, callback_at, opened_at) + interval '${bankTellsWithinHours} hours' as "knownBy"
    from payments
    left join receipt_pictures picture on picture.payment_id = payments.id
    left join (
           select payment_id, amount as meant, paid_amount as repaid,
                  case when completed_at is not null then id end as "repaymentId"
             from payments_repayments) repayment
      on repayment.payment_id = payments.id
   where id = ? and owner_type = ? and owner_id = ?`

/** Rials. */
interface Repayment {
  meant: number | null
  repaid: number | null
}
type Row = Omit<PaymentState, 'message'> & Repayment

const messageOf = ({ purpose, outcome, meant, repaid }: Row): string | null => {
  if (outcome === 'KEPT_AS_CASH') {
    return purpose === 'installment' ? messages.repaymentKeptAsCash : messages.keptAsCash
  }
  if (meant === null || repaid === null || repaid === meant) return null
  return messages.repaidInPart(grouped(repaid), grouped(meant - repaid))
}

/** Null when it is not the owner's. */
export const findPaymentOf = async (owner: OwnerName, id: string): Promise<PaymentState | null> => {
  const [row] = await prepared<Row>('payment_of', sql, [id, owner.type, owner.id])
  if (!row) return null
  const { meant: _meant, repaid: _repaid, ...state } = row
  return { ...state, message: messageOf(row) }
}

export const paymentOf = async (owner: OwnerName, id: string): Promise<PaymentState> => {
  const payment = await findPaymentOf(owner, id)
  if (!payment) throw new NotFound()
  return payment
}
