import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import type { ReportRefusal } from '../domain/dispute.js'
import { messages } from '../i18n/fa.js'

/** @throws AlreadyProcessed for a repeated confirmation, Conflict otherwise */
export const refuseReceipt = (
  judged: ReportRefusal | 'ALLOWED',
  wanted: 'confirm' | 'report'
): void => {
  if (judged === 'ALLOWED') return
  const message = messages.receiptRefused[judged]
  throw judged === 'RECEIVED' && wanted === 'confirm'
    ? new AlreadyProcessed(message)
    : new Conflict(message)
}
