import { refusalToDraw, type LineRefusal } from '#contracts/credit'
import { isPayable, type OrderStatus, type PaymentSource } from '#contracts/orders'
import { amountFrom } from './cost.js'

export type PaymentRefusal =
  | LineRefusal
  | 'CONTRACT_UNSIGNED'
  | 'NOT_APPROVED'
  | 'WALLET_TOO_LOW'
  | 'NOT_PAYABLE'
  | 'AMOUNT_CHANGED'
  | 'CONTENT_CHANGED'
  | 'LISTED'

/** What an invoice's owner has to pay from. */
export interface Means {
  cashBalance: number
  lineId: string | null
  creditBalance: number
  isBlocked: boolean
  isExpired: boolean
  isFeePaid: boolean
  lacksContract: boolean
}

export interface PayableFacts extends Means {
  status: OrderStatus
  /** The last day, `YYYY-MM-DD`. */
  payableUntil: string
  lacksApprobation: boolean
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
}

/** Whether line or wallet give an amount, whatever for. */
export const refusalOfSource = (
  means: Means,
  source: PaymentSource,
  amount: number
): PaymentRefusal | null => {
  if (source === 'WALLET') return amount > means.cashBalance ? 'WALLET_TOO_LOW' : null
  const refusal = refusalToDraw(
    {
      allocated: means.lineId !== null,
      blocked: means.isBlocked,
      expired: means.isExpired,
      feePaid: means.isFeePaid,
      left: means.creditBalance,
    },
    amount
  )
  return refusal ?? (means.lacksContract ? 'CONTRACT_UNSIGNED' : null)
}

/** Null when payable on that day. person §4 "Invoice payment" */
export const refusalToPay = (
  facts: PayableFacts,
  source: PaymentSource,
  today: string
): PaymentRefusal | null => {
  if (!isPayable(facts.status) || facts.payableUntil < today) return 'NOT_PAYABLE'
  if (facts.lacksApprobation) return 'NOT_APPROVED'
  return refusalOfSource(facts, source, amountFrom(source, facts))
}
