import { renewalStep, type RenewalStep } from './contracts.ts'
import { companyPlans } from './plans.ts'
import { creditReminderDays } from './registration.ts'
import { firstMatch } from './transitions.ts'

/** What decides how a company's credit stands, and what its CEO does next. domain "The credit line" */
export interface CompanyCreditFacts {
  isAllocated: boolean
  isBlocked: boolean
  isCreditExpired: boolean
  /** Of this credit year. */
  hasActivePlatformFee: boolean
  /** Staff have granted another year, which has not begun. */
  hasRenewalCredit: boolean
  /** The renewal's contract while one is granted. */
  isContractSigned: boolean
  /** Null without credit; 0 on its last day. */
  creditRemainingDays: number | null
}

export const companyCreditStates = [
  'NONE',
  'SIGN_RENEWAL',
  'PAY_RENEWAL',
  'EXPIRED',
  'BLOCKED',
  'PAY_FEE',
  'REMINDER',
  'OPEN',
] as const
export type CompanyCreditState = (typeof companyCreditStates)[number]

type Facts = CompanyCreditFacts & { step: RenewalStep }

const stateOf = firstMatch<Facts, CompanyCreditState>([
  ['NONE', (facts) => !facts.isAllocated],
  ['SIGN_RENEWAL', ({ step }) => step === 'AGREEMENT'],
  ['PAY_RENEWAL', ({ step }) => step === 'PLATFORM_FEE'],
  ['EXPIRED', (facts) => facts.isCreditExpired],
  ['BLOCKED', (facts) => facts.isBlocked],
  ['PAY_FEE', (facts) => !facts.hasActivePlatformFee],
  // A granted year is signed and paid from the day of the grant.
  ['SIGN_RENEWAL', (facts) => facts.hasRenewalCredit && !facts.isContractSigned],
  ['PAY_RENEWAL', (facts) => facts.hasRenewalCredit],
  [
    'REMINDER',
    ({ creditRemainingDays }) =>
      creditRemainingDays !== null && creditRemainingDays <= creditReminderDays,
  ],
  ['OPEN', () => true],
])

export const companyRenewalStep = (facts: Omit<CompanyCreditFacts, 'isAllocated'>): RenewalStep =>
  renewalStep({ ...facts, plan: companyPlans[0] })

/** First match wins; once the old year is over, a granted renewal goes before what that year lacked. company §9 */
export const companyCreditState = (facts: CompanyCreditFacts): CompanyCreditState =>
  stateOf({ ...facts, step: companyRenewalStep(facts) })

/** The command that a state leads its CEO to: a page below `/legal`. person §4 has the same pages. */
export const companyCreditPages: Partial<Record<CompanyCreditState, string>> = {
  SIGN_RENEWAL: '/credit-renewal/agreement',
  PAY_RENEWAL: '/credit-renewal/platform-fee',
  PAY_FEE: '/card/platform-fee',
}
