import { walletCharge } from './limits.ts'
import { choosesPackage, renewsCredit, type Plan } from './plans.ts'
import { firstMatch, type Transitions } from './transitions.ts'
import type { CardStatus } from './cards.ts'
import type { PackageStatus } from './credit.ts'

/** Identity, shop and documents. person §4 "Step status". */
export const stepStatuses = ['START', 'PENDING', 'APPROVED', 'REJECTED'] as const
export type StepStatus = (typeof stepStatuses)[number]
export const stepTransitions = {
  START: ['PENDING'],
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: [],
  REJECTED: ['PENDING'],
} as const satisfies Transitions<StepStatus>

/**
 * How a decided step comes back to the reviewers. Not a move of the owner's: it puts right what a
 * reviewer decided, as long as nobody relied on it.
 */
export const reopenTransitions = {
  START: [],
  PENDING: [],
  APPROVED: ['PENDING'],
  REJECTED: ['PENDING'],
} as const satisfies Transitions<StepStatus>

export const steps = ['identity', 'shop', 'docs'] as const
export type Step = (typeof steps)[number]

/** The form of a step is open only before the first submission and after a rejection. */
export const isEditable = (status: StepStatus): boolean =>
  status === 'START' || status === 'REJECTED'

export const kycSteps = [
  'AUTHENTICATION',
  'PHONE_CONFIRMED',
  'CREDIT_SCORE_PENDING',
  'CREDIT_SCORE_REJECTED',
  'CREDIT_SCORE_ACCEPTED',
  'BRANCH_SELECTION',
  'REJECTED',
  'ACCEPTED',
] as const
export type KycStep = (typeof kycSteps)[number]

/**
 * domain "Registration". Three approved steps ask for the score; the score may be refused at any time
 * before the allocation, and a refused one taken up again; a paid fee accepts it. Allocation is allowed
 * as soon as the steps are approved and the fee is paid, whatever the bank has recorded by then.
 */
export const kycTransitions = {
  AUTHENTICATION: ['PHONE_CONFIRMED'],
  PHONE_CONFIRMED: ['CREDIT_SCORE_PENDING', 'CREDIT_SCORE_ACCEPTED', 'CREDIT_SCORE_REJECTED'],
  CREDIT_SCORE_PENDING: ['CREDIT_SCORE_ACCEPTED', 'CREDIT_SCORE_REJECTED', 'ACCEPTED'],
  CREDIT_SCORE_ACCEPTED: ['CREDIT_SCORE_REJECTED', 'BRANCH_SELECTION', 'REJECTED', 'ACCEPTED'],
  CREDIT_SCORE_REJECTED: ['PHONE_CONFIRMED', 'CREDIT_SCORE_ACCEPTED'],
  BRANCH_SELECTION: ['CREDIT_SCORE_REJECTED', 'ACCEPTED', 'REJECTED'],
  REJECTED: [],
  ACCEPTED: [],
} as const satisfies Transitions<KycStep>

/** The bank's own step: START (awaiting the visit), PENDING (visited), APPROVED (allocated). */
export const bankStatuses = ['START', 'PENDING', 'APPROVED', 'REJECTED'] as const
export type BankStatus = (typeof bankStatuses)[number]

/**
 * The refusal dialog, shown once. person §4 "Reject modal" names REJECTED alone; a refused score ends
 * the file just as well, and its owner sees it in the same way.
 */
export const showsRefusal = (s: { kycStep: KycStep; hasNotGetCredit: boolean }): boolean =>
  s.hasNotGetCredit && (s.kycStep === 'REJECTED' || s.kycStep === 'CREDIT_SCORE_REJECTED')

/** What may have been built on the decisions about a file. */
export interface Reliance {
  kycStep: KycStep
  hasCreditLine: boolean
  hasPendingAllocation: boolean
  /** An invoice reached the owner by the national code; only identity stands behind it. */
  hasInvoiceByCode: boolean
  isFeePaid: boolean
  /** The credit bureau's own answer accepts the score; otherwise a person did. */
  isBureauSatisfied: boolean
}

/**
 * What relies on the decisions about a file, so that none of them can be reopened. The bureau's answer
 * and the owner's fee do not: both are good for the file whatever is decided again.
 */
export const reliedOnBy = firstMatch<
  Reliance,
  'credit' | 'allocation' | 'invoice' | 'refusal' | 'visit' | 'score' | 'nothing'
>([
  ['credit', (file) => file.hasCreditLine || file.kycStep === 'ACCEPTED'],
  ['allocation', (file) => file.hasPendingAllocation],
  ['invoice', (file) => file.hasInvoiceByCode],
  ['refusal', ({ kycStep }) => kycStep === 'REJECTED' || kycStep === 'CREDIT_SCORE_REJECTED'],
  ['visit', ({ kycStep }) => kycStep === 'BRANCH_SELECTION'],
  [
    'score',
    (file) =>
      file.kycStep === 'CREDIT_SCORE_ACCEPTED' && !file.isFeePaid && !file.isBureauSatisfied,
  ],
  ['nothing', () => true],
])

/** The code of a paper that proves a business: the bank's list of them is data. */
export type CertificateType = string

export const propertyTypes = ['RENT', 'OWN'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const documentKinds = ['nationalCardFront', 'nationalCardBack', 'certificate'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** MobileOwnership, CivilRegistry and IbanOwnership are the field's names; down is never a mismatch. */
export const inquiryKinds = [
  'MOBILE_OWNERSHIP',
  'CIVIL_REGISTRY',
  'POSTAL_CODE',
  'CREDIT_BUREAU',
] as const
export type InquiryKind = (typeof inquiryKinds)[number]
export const inquiryAnswers = ['PENDING', 'MATCHED', 'MISMATCHED', 'UNAVAILABLE'] as const
export type InquiryAnswer = (typeof inquiryAnswers)[number]

/** All that the rules of person §4 read about one person in one plan (GET …/registration-status). */
export interface Standing {
  plan: Plan
  kycStep: KycStep
  identityOverallStatus: StepStatus
  shopOverallStatus: StepStatus
  docsOverallStatus: StepStatus
  bankStatus: BankStatus
  userSubscriptionPackageStatus: PackageStatus
  cardStatus: CardStatus | null
  creditAmount: number
  creditBlocked: boolean
  isCreditExpired: boolean
  hasRenewalCredit: boolean
  hasActivePlatformFee: boolean
  hasSignedContract: boolean
  /** Days until the credit ends, 0 on its last day; null without credit. */
  creditRemainingDays: number | null
}

export const registrationSteps = ['identity', 'shop', 'docs', 'credit', 'summary'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

type Steps = Pick<Standing, 'identityOverallStatus' | 'shopOverallStatus' | 'docsOverallStatus'>

const submitted = (status: StepStatus) => status === 'PENDING' || status === 'APPROVED'
const all = (s: Steps, holds: (status: StepStatus) => boolean) =>
  holds(s.identityOverallStatus) && holds(s.shopOverallStatus) && holds(s.docsOverallStatus)
const any = (s: Steps, holds: (status: StepStatus) => boolean) =>
  !all(s, (status) => !holds(status))
const approved = (status: StepStatus) => status === 'APPROVED'
const isPackageTaken = (status: PackageStatus) =>
  status === 'ALLOCATE_PENDING' || status === 'ENABLED'

/** Identity, shop and papers lie with the reviewers, or are approved. */
export const areAllSent = (
  s: Pick<Standing, 'identityOverallStatus' | 'shopOverallStatus' | 'docsOverallStatus'>
): boolean => [s.identityOverallStatus, s.shopOverallStatus, s.docsOverallStatus].every(submitted)

/** Where sign-up continues. person §4 "Real-person routing"; the digital plan has no credit step. */
export const nextStep = firstMatch<Standing, RegistrationStep>([
  ['identity', (s) => !submitted(s.identityOverallStatus)],
  ['shop', (s) => !submitted(s.shopOverallStatus)],
  ['docs', (s) => !submitted(s.docsOverallStatus)],
  ['credit', (s) => choosesPackage(s.plan) && !isPackageTaken(s.userSubscriptionPackageStatus)],
  ['summary', () => true],
])

/**
 * The steps that a plan's sign-up shows, in their order. The digital plan has no credit step, and shows as its
 * fourth what the file waits for.
 */
export const shownSteps = (plan: Plan): RegistrationStep[] =>
  registrationSteps.filter((step) => step !== (choosesPackage(plan) ? 'summary' : 'credit'))

/** How the last step of a plan without packages shows: who holds the file, and whether it ended. */
export const summaryStatus = firstMatch<Standing, StepStatus>([
  ['APPROVED', (s) => s.kycStep === 'ACCEPTED'],
  ['REJECTED', (s) => s.kycStep === 'REJECTED' || s.kycStep === 'CREDIT_SCORE_REJECTED'],
  ['PENDING', (s) => all(s, submitted)],
  ['START', () => true],
])

/** How the credit step shows in the stepper. person §4, domain "Registration". */
export const creditStepStatus = (status: PackageStatus): StepStatus =>
  ['START', 'CREATED', 'CANCELED', 'EXPIRED'].includes(status) ? 'START' : 'APPROVED'

export type HomeCard =
  | 'expired'
  | 'blocked'
  | 'credit'
  | 'awaiting-allocation'
  | 'continue'
  | 'awaiting-bank-visit'
  | 'request-credit'
  | 'awaiting-review'

export type FileForVisit = Steps &
  Pick<Standing, 'plan' | 'kycStep' | 'bankStatus' | 'userSubscriptionPackageStatus'>

/**
 * Nothing but the visit to the bank is missing. Until the score is accepted no branch can take the file in, whatever
 * the steps are; a paid fee accepts it.
 */
export const awaitsVisit = (s: FileForVisit): boolean =>
  all(s, approved) &&
  s.bankStatus === 'START' &&
  s.kycStep === 'CREDIT_SCORE_ACCEPTED' &&
  (!choosesPackage(s.plan) || isPackageTaken(s.userSubscriptionPackageStatus))

const incomplete = (status: StepStatus) => status === 'REJECTED' || status === 'START'
const isRenewed = (s: Standing) => renewsCredit(s.plan) && s.hasRenewalCredit

/** The big card of the home screen. person §4 "Home credit card"; the digital plan has no package and no renewal. */
export const homeCard = firstMatch<Standing, HomeCard>([
  ['expired', (s) => s.isCreditExpired && !isRenewed(s) && !s.hasActivePlatformFee],
  [
    'blocked',
    (s) => s.creditBlocked || (s.isCreditExpired && isRenewed(s) && !s.hasActivePlatformFee),
  ],
  ['credit', (s) => s.creditAmount > 0],
  ['awaiting-allocation', (s) => all(s, approved) && s.kycStep === 'BRANCH_SELECTION'],
  [
    'continue',
    (s) =>
      choosesPackage(s.plan) &&
      all(s, approved) &&
      !isPackageTaken(s.userSubscriptionPackageStatus),
  ],
  ['awaiting-bank-visit', awaitsVisit],
  ['request-credit', (s) => all(s, (status) => status === 'START')],
  [
    'continue',
    (s) =>
      any(s, incomplete) ||
      (choosesPackage(s.plan) &&
        ['CANCELED', 'EXPIRED', 'CREATED', 'START'].includes(s.userSubscriptionPackageStatus)),
  ],
  ['awaiting-review', () => true],
])

/** Days before the end of the credit from which the owner is reminded, day 0 included. person §9 */
export const creditReminderDays = 7

/** Nothing is bought on it now: blocked, or over and not begun anew. */
export const isCreditClosed = (s: Pick<Standing, 'creditBlocked' | 'isCreditExpired'>): boolean =>
  s.creditBlocked || s.isCreditExpired

export type CreditBanner = 'reminder' | 'expired' | 'renewal-ready' | 'none'

/** The banner above the card. person §4 "Credit banner". */
export const creditBanner = firstMatch<Standing, CreditBanner>([
  ['renewal-ready', (s) => s.isCreditExpired && isRenewed(s) && !s.hasActivePlatformFee],
  ['expired', (s) => s.isCreditExpired && !isRenewed(s)],
  [
    'reminder',
    (s) =>
      !s.isCreditExpired &&
      s.creditRemainingDays !== null &&
      s.creditRemainingDays <= creditReminderDays,
  ],
  ['none', () => true],
])

/** Invoices can be paid from the home widget only while the credit is open. person §6 */
export const showsPendingInvoices = (s: Standing, pending: number): boolean =>
  pending > 0 && !s.creditBlocked

/**
 * The special wallet-charge modal of person §9: cash that does not cover the fees of the credit left.
 * @returns the charge to suggest in rials, one that can be made at once, or null when the modal stays away
 */
export const suggestedCharge = (cash: number, creditLeft: number): number | null => {
  const wanted = 0.0055 * creditLeft
  if (cash < 0 || creditLeft < 0 || cash + 1000 >= wanted) return null
  return Math.min(walletCharge.max, Math.max(walletCharge.min, Math.round(wanted - cash)))
}
