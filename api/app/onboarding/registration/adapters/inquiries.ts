import type { InquiryKind } from '#contracts/registration'
import type { factsAsked, InquiryFacts, InquiryResult } from '../domain/inquiry.js'

type Asked<Kind extends InquiryKind> = Pick<InquiryFacts, (typeof factsAsked)[Kind][number]>

/** شاهکار: does the phone belong to the holder of the national code? */
export interface MobileOwnershipInquiry {
  ask(facts: Asked<'MOBILE_OWNERSHIP'>): Promise<InquiryResult>
}
/** ثبت احوال: do name and birth date belong to the national code? */
export interface CivilRegistryInquiry {
  ask(facts: Asked<'CIVIL_REGISTRY'>): Promise<InquiryResult>
}
/** پست: is the postal code that of the address? */
export interface PostalCodeInquiry {
  ask(facts: Asked<'POSTAL_CODE'>): Promise<InquiryResult>
}
/** اعتبارسنجی: is the person's credit record good enough? */
export interface CreditBureau {
  ask(facts: Asked<'CREDIT_BUREAU'>): Promise<InquiryResult>
}

/** One provider for each kind of inquiry. */
export interface Inquiries {
  MOBILE_OWNERSHIP: MobileOwnershipInquiry
  CIVIL_REGISTRY: CivilRegistryInquiry
  POSTAL_CODE: PostalCodeInquiry
  CREDIT_BUREAU: CreditBureau
}
