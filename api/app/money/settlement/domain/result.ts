import type { PayoutAlarm, PayoutStatus, ResultAnswer, RunStatus } from '#contracts/settlement'

export const [trackingMax, reasonMax] = [60, 250]

/** `OPEN` before an answer, `UNKNOWN` for an unknown word. */
export type BankVerdict = 'PAID' | 'FAILED' | 'OPEN' | 'UNKNOWN'

/** Rials. */
export interface ResultLine {
  paymentId: string
  status: BankVerdict
  amount?: number
  trackingNumber?: string
  reason?: string
  /** None for typed lines. */
  row?: number
}

export interface Transfer {
  status: PayoutStatus
  net: number
  trackingNumber: string | null
  /** FAILED by a bank file or two people, not by typed input. */
  hasEvidence: boolean
  attempt: number
}

/** Which attempt a line names, whether from a file, and whether read before. */
export interface Brought {
  attempt: number
  isFromFile: boolean
  isKnown: boolean
  /** Whether only a bank file proves a failure. */
  needsFile?: boolean
}

const isSent: Record<RunStatus, boolean> = {
  PREVIEW: false,
  APPROVED: true,
  DONE: true,
  CANCELED: false,
}

/** How a line contradicts what stands, or null. */
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
    // A bank file outweighs typed input.
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

/** Only `takenAnswers` change anything. */
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
  // The amount of a payment id must match to the rial.
  if (line.amount === undefined) return 'NO_AMOUNT'
  if (line.status === 'FAILED' && brought.needsFile && !brought.isFromFile) return 'NEEDS_FILE'
  return line.amount === payout.net ? settled : 'OTHER_AMOUNT'
}
