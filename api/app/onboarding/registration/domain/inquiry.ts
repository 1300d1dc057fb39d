import type { InquiryAnswer, InquiryKind } from '#contracts/registration'

/** What an outside system said. Being down, closed or slow is UNAVAILABLE, never a mismatch. */
export interface InquiryResult {
  answer: Exclude<InquiryAnswer, 'PENDING'>
  /** For the reviewer: which parts differ, the provider's own reference. No papers, no secrets. */
  detail: Record<string, string | number | boolean>
}

export const unavailable = (reason: string): InquiryResult => ({
  answer: 'UNAVAILABLE',
  detail: { reason },
})

/** What all inquiries may ask about. Each provider is given its own part alone. */
export interface InquiryFacts {
  phone: string
  nationalCode: string
  firstname: string
  lastname: string
  dateOfBirth: string
  postalCode: string
  address: string
}

/** Which facts each kind hands to its provider. */
export const factsAsked = {
  MOBILE_OWNERSHIP: ['phone', 'nationalCode'],
  CIVIL_REGISTRY: ['nationalCode', 'firstname', 'lastname', 'dateOfBirth'],
  POSTAL_CODE: ['postalCode', 'address'],
  CREDIT_BUREAU: ['phone', 'nationalCode'],
} as const satisfies Record<InquiryKind, readonly (keyof InquiryFacts)[]>

/** What is asked when a step is sent. The credit bureau is asked once the three steps are approved. */
export const inquiriesOf = {
  identity: ['MOBILE_OWNERSHIP', 'CIVIL_REGISTRY'],
  shop: ['POSTAL_CODE'],
  docs: [],
  score: ['CREDIT_BUREAU'],
} as const satisfies Record<string, readonly InquiryKind[]>
