import type { PayoutAlarm, PayoutStatus, ResultAnswer, RunStatus } from '#contracts/settlement'

export const [trackingMax, reasonMax] = [60, 250]

/** What the bank says of a transfer: `OPEN` before it has answered, `UNKNOWN` by a word that nobody knows. */
export type BankVerdict = 'PAID' | 'FAILED' | 'OPEN' | 'UNKNOWN'

/** One line of the bank's answer. Rials. */
export interface ResultLine {
  /** The reference of an attempt, as the bank's file gave it. */
  paymentId: string
  status: BankVerdict
  amount?: number
  trackingNumber?: string
  reason?: string
  /** Where it stands in the bank's file; lines that were typed in have none. */
  row?: number
}

export interface Transfer {
  status: PayoutStatus
  net: number
  trackingNumber: string | null
  /** It is FAILED by the bank's own file or by two people, not by what somebody typed in. */
  hasEvidence: boolean
  attempt: number
}

/** How a line was brought: which attempt it names, whether in the bank's file, and whether it was read before. */
export interface Brought {
  attempt: number
  isFromFile: boolean
  isKnown: boolean
  /** Whether a failure counts only by the bank's own file. */
  needsFile?: boolean
}

const isSent: Record<RunStatus, boolean> = {
  PREVIEW: false,
  APPROVED: true,
  DONE: true,
  CANCELED: false,
}

/** How a line speaks against what stands; null when it does not. */
export const alarmOf = (
  payout: Transfer,
  { status, trackingNumber }: ResultLine,
  { attempt, isFromFile }: Brought
): PayoutAlarm | null => {
  if (status !== 'PAID' && status !== 'FAILED') return null
  const isFormer = attempt !== payout.attempt
  if (isFormer) return status === 'PAID' ? 'PAID_AFTER_RESEND' : null
  if (payout.status === 'PENDING') return null
  if (payout.status === 'FAILED') {
    // The bank's own file outweighs what somebody typed in.
    const isMistyped = isFromFile && !payout.hasEvidence
    return status === 'PAID' && !isMistyped ? 'PAID_AFTER_FAILED' : null
  }
  if (status === 'FAILED') return 'FAILED_AFTER_PAID'
  const isOther = payout.trackingNumber && trackingNumber !== payout.trackingNumber
  return trackingNumber && isOther ? 'OTHER_TRACKING_NUMBER' : null
}

const answerToSettled = (
  payout: Transfer,
  { status, trackingNumber }: ResultLine,
  isFromFile: boolean
): ResultAnswer => {
  const isTypedFailure = payout.status === 'FAILED' && !payout.hasEvidence
  if (isTypedFailure && isFromFile) return status === 'PAID' ? 'RECORDED' : 'CONFIRMED'
  const completes = payout.status === 'PAID' && status === 'PAID' && !payout.trackingNumber
  return completes && trackingNumber ? 'COMPLETED' : 'ALREADY_RECORDED'
}

/** What a line of the result meets; only what is in `takenAnswers` changes anything. */
export const answerTo = (
  run: RunStatus,
  payout: Transfer | undefined,
  line: ResultLine,
  brought: Brought
): ResultAnswer => {
  if (!payout) return 'UNKNOWN_PAYMENT'
  if (!isSent[run]) return 'NOT_SENT'
  if (line.status === 'OPEN') return 'NOT_ANSWERED'
  if (line.status === 'UNKNOWN') return 'UNKNOWN_STATUS'
  if (brought.isKnown) return 'ALREADY_RECORDED'
  if (alarmOf(payout, line, brought)) return 'CONTRADICTS'
  if (brought.attempt !== payout.attempt) return 'FORMER_ATTEMPT'
  const settled =
    payout.status === 'PENDING' ? 'RECORDED' : answerToSettled(payout, line, brought.isFromFile)
  if (settled === 'ALREADY_RECORDED') return settled
  // A payment id stands for one amount; a bank that repeats it must repeat it to the rial.
  if (line.amount === undefined) return 'NO_AMOUNT'
  if (line.status === 'FAILED' && brought.needsFile && !brought.isFromFile) return 'NEEDS_FILE'
  return line.amount === payout.net ? settled : 'OTHER_AMOUNT'
}
