import { unavailable } from '../domain/inquiry.js'
import type { Inquiries } from './inquiries.js'

const unconnected = { ask: async () => unavailable('no provider is connected') }

/** A production without providers: reviewers check by hand, and nothing pretends to match. */
export const unconnectedInquiries: Inquiries = {
  MOBILE_OWNERSHIP: unconnected,
  CIVIL_REGISTRY: unconnected,
  POSTAL_CODE: unconnected,
  CREDIT_BUREAU: unconnected,
}
