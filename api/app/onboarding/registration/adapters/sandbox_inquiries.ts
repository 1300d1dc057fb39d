import type { InquiryKind } from '#contracts/registration'
import { sandboxFault } from '#app/reference/settings/sandbox_faults'
import { unavailable, type InquiryResult } from '../domain/inquiry.js'
import type { Inquiries } from './inquiries.js'

/** Answers MATCHED at once, unless a fault is switched on for its kind. */
const sandbox = (kind: InquiryKind, known: Record<string, unknown> = {}) => ({
  async ask(): Promise<InquiryResult> {
    const fault = await sandboxFault(kind)
    if (fault === 'UNAVAILABLE') return unavailable('sandbox')
    if (fault === 'TIMEOUT') throw new Error('the sandbox provider did not answer in time')
    if (fault === 'MISMATCHED') return { answer: 'MISMATCHED', detail: { provider: 'sandbox' } }
    return { answer: 'MATCHED', detail: { provider: 'sandbox', ...known } }
  },
})

export const sandboxInquiries: Inquiries = {
  MOBILE_OWNERSHIP: sandbox('MOBILE_OWNERSHIP'),
  CIVIL_REGISTRY: sandbox('CIVIL_REGISTRY'),
  POSTAL_CODE: sandbox('POSTAL_CODE'),
  CREDIT_BUREAU: sandbox('CREDIT_BUREAU', { score: 634, class: 'B' }),
}
