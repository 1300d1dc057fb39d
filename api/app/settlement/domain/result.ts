import type { PayoutStatus, ResultAnswer, RunStatus } from '#contracts/settlement'

/** How many characters of the bank's texts are kept. */
export const [trackingMax, reasonMax] = [60, 250]

/** What the bank says of a transfer: `OPEN` before it has answered, `UNKNOWN` by a word that nobody knows. */
export type BankVerdict = 'PAID' | 'FAILED' | 'OPEN' | 'UNKNOWN'

/** One line of the bank's answer. Rials. */
export interface ResultLine {
  paymentId: string
  status: BankVerdict
  amount?: number
  trackingNumber?: string
  reason?: string
  /** Where it stands in the bank's file; lines that were typed in have none. */
  row?: number
}

/** A transfer as a line of the result meets it. */
export interface Transfer {
  status: PayoutStatus
  net: number
  trackingNumber: string | null
  /** It is FAILED by the bank's own file, not by what somebody typed in. */
  hasEvidence: boolean
  /** It was sent again after this very file came for the first time: what that refuses was an earlier attempt. */
  isSentSince: boolean
}

/** Whether the bank has been told of a run's transfers. */
const isSent: Record<RunStatus, boolean> = {
  PREVIEW: false,
  APPROVED: true,
  DONE: true,
  CANCELED: false,
}

/** What becomes of a line that says the right amount, by what stands of its transfer. */
const answerToSettled = (
  payout: Transfer,
  { status, trackingNumber }: ResultLine,
  isFromFile: boolean
): ResultAnswer => {
  const isTypedFailure = payout.status === 'FAILED' && !payout.hasEvidence
  // Sent again, a transfer that the bank has paid would be paid twice.
  if (isTypedFailure && isFromFile) return status === 'PAID' ? 'RECORDED' : 'CONFIRMED'
  const completes = payout.status === 'PAID' && status === 'PAID' && !payout.trackingNumber
  return completes && trackingNumber ? 'COMPLETED' : 'ALREADY_RECORDED'
}

/** What a line of the result meets; only what is in `takenAnswers` changes anything. */
export const answerTo = (
  run: RunStatus,
  payout: Transfer | undefined,
  line: ResultLine,
  isFromFile: boolean
): ResultAnswer => {
  if (!payout) return 'UNKNOWN_PAYMENT'
  if (!isSent[run]) return 'NOT_SENT'
  if (line.status === 'OPEN') return 'NOT_ANSWERED'
  if (line.status === 'UNKNOWN') return 'UNKNOWN_STATUS'
  if (payout.isSentSince && line.status === 'FAILED') return 'ALREADY_RECORDED'
  const settled =
    payout.status === 'PENDING' ? 'RECORDED' : answerToSettled(payout, line, isFromFile)
  if (settled === 'ALREADY_RECORDED') return settled
  // A payment id stands for one amount; a bank that repeats it must repeat it to the rial.
  if (line.amount === undefined) return 'NO_AMOUNT'
  return line.amount === payout.net ? settled : 'OTHER_AMOUNT'
}
