import type { CompanyInquiryAnswer } from '#contracts/companies'

/** What the register said. Being down, closed or slow is UNAVAILABLE, never a mismatch. */
export interface RegisterAnswer {
  answer: Exclude<CompanyInquiryAnswer, 'PENDING'>
  /** For the officer: which parts differ, the register's own reference. No papers, no secrets. */
  detail: Record<string, string | number | boolean>
}

/** سامانه ثبت شرکت‌ها: the register of companies. */
export interface CompanyRegister {
  /** Does the name belong to the national id? */
  company(facts: { nationalId: string; name: string }): Promise<RegisterAnswer>
  /** May these persons, by their national codes, sign for it? */
  signatories(facts: { nationalId: string; nationalCodes: string[] }): Promise<RegisterAnswer>
}

export const registerUnavailable = (reason: string): RegisterAnswer => ({
  answer: 'UNAVAILABLE',
  detail: { reason },
})
