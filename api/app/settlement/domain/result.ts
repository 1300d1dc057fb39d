import {
  payoutTransitions,
  type PayoutStatus,
  type ResultAnswer,
  type RunStatus,
} from '#contracts/settlement'
import { canMove } from '#contracts/transitions'

/** One line of the bank's answer. Rials. */
export interface ResultLine {
  paymentId: string
  status: 'PAID' | 'FAILED'
  amount?: number
  trackingNumber?: string
  reason?: string
}

/** Whether the bank has been told of a run's transfers. */
const isSent: Record<RunStatus, boolean> = {
  PREVIEW: false,
  APPROVED: true,
  DONE: true,
  CANCELED: false,
}

/** What a line of the result meets; only what is RECORDED changes anything. */
export const answerTo = (
  run: RunStatus,
  payout: { status: PayoutStatus; net: number } | undefined,
  { status, amount }: ResultLine
): ResultAnswer => {
  if (!payout) return 'UNKNOWN_PAYMENT'
  if (!isSent[run]) return 'NOT_SENT'
  if (!canMove(payoutTransitions, payout.status, status)) return 'ALREADY_RECORDED'
  // A payment id stands for one amount; a bank that repeats it must repeat it to the rial.
  return amount === undefined || amount === payout.net ? 'RECORDED' : 'OTHER_AMOUNT'
}
