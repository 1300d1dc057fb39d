import type { cardContractKinds } from './card_holders.ts'
import { toAsciiDigits } from './digits.ts'
import { firstMatch, type Transitions } from './transitions.ts'

/** The four steps of a company's file. company §4 "Step statuses", domain "Companies" */
export const companySteps = ['company', 'ceo', 'board', 'appointment'] as const
export type CompanyStep = (typeof companySteps)[number]

/** The steps that are decided as a whole; the board is decided by its members, one by one. */
export const decidedSteps = ['company', 'ceo', 'appointment'] as const
export type DecidedStep = (typeof decidedSteps)[number]

export const companyStatuses = ['START', 'PENDING', 'ACCEPTED', 'REJECTED'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const companyTransitions = {
  START: ['PENDING'],
  PENDING: ['ACCEPTED', 'REJECTED'],
  ACCEPTED: [],
  REJECTED: ['PENDING'],
} as const satisfies Transitions<CompanyStatus>

/** How what the officers decided comes back to them: a company's part, a holder of its card, or their contract. */
export const companyReopenTransitions = {
  START: [],
  PENDING: [],
  ACCEPTED: ['PENDING'],
  REJECTED: ['PENDING'],
} as const satisfies Transitions<CompanyStatus>

export const memberRoles = ['CEO', 'BOARD_MEMBER'] as const
export type MemberRole = (typeof memberRoles)[number]

/** company §9 */
export const companyLimits = { name: 50, memberName: 50, roleInCompany: 50, address: 255 } as const

/** Pictures of a company and of its members. company §3 */
export const companyPaperKinds = ['officialPaper'] as const
export const memberPaperKinds = ['nationalCardFront', 'nationalCardBack'] as const
export type CompanyPaperKind =
  | (typeof companyPaperKinds)[number]
  | (typeof memberPaperKinds)[number]
  | (typeof cardContractKinds)[number]

export const companyRules = {
  /** Companies of one person whose papers nobody has accepted yet. */
  unfinishedMax: 5,
  /** Board members of a company. */
  membersMax: 20,
  /** Changes and proposals of the signature rule by a company within a day: each sends messages to its members. */
  ruleChangesPerDay: 20,
} as const

/** How a company's cards pay: by a code after signatures, or with a holder's card. company §4 "Payment method" */
export const paymentMethodTypes = ['POS', 'CPG', 'OTP'] as const
export type PaymentMethodType = (typeof paymentMethodTypes)[number]

/** What the register of companies is asked: its name by its id, and who may sign for it. */
export const companyInquiryKinds = ['COMPANY_REGISTER', 'COMPANY_SIGNATORIES'] as const
export type CompanyInquiryKind = (typeof companyInquiryKinds)[number]
export type CompanyInquiryAnswer = 'PENDING' | 'MATCHED' | 'MISMATCHED' | 'UNAVAILABLE'

/** Where a member decides on what waits for them. */
export const signatureRulePage = '/legal/signatures'

export const ruleChangeStatuses = [
  'PENDING',
  'CONFIRMED',
  'REFUSED',
  'WITHDRAWN',
  'OUTDATED',
] as const
export type RuleChangeStatus = (typeof ruleChangeStatuses)[number]

/** Where a company's file stands. */
export interface CompanyStanding {
  companyStatus: CompanyStatus
  ceoStatus: CompanyStatus
  boardMemberStatus: CompanyStatus
  appointmentStatus: CompanyStatus
}

const statuses = (s: CompanyStanding) => [
  s.companyStatus,
  s.ceoStatus,
  s.boardMemberStatus,
  s.appointmentStatus,
]
export const isOpenStep = (status: CompanyStatus): boolean =>
  status === 'START' || status === 'REJECTED'

/** Where onboarding goes on. company §4 "Onboarding order" */
export const nextCompanyStep = firstMatch<CompanyStanding, CompanyStep | 'summary'>([
  ['company', (s) => isOpenStep(s.companyStatus)],
  ['ceo', (s) => isOpenStep(s.ceoStatus)],
  ['board', (s) => isOpenStep(s.boardMemberStatus)],
  ['appointment', (s) => isOpenStep(s.appointmentStatus)],
  ['summary', () => true],
])

/** The one badge for all four. company §4 "Dashboard verification badge"; a mixture of START and ACCEPTED has begun. */
export const verificationBadge = firstMatch<CompanyStanding, CompanyStatus>([
  ['PENDING', (s) => statuses(s).includes('PENDING')],
  ['REJECTED', (s) => [s.companyStatus, s.ceoStatus, s.boardMemberStatus].includes('REJECTED')],
  ['ACCEPTED', (s) => statuses(s).every((status) => status === 'ACCEPTED')],
  ['START', () => true],
])

export type CompanyCard = 'credit' | 'continue' | 'awaiting-allocation' | 'awaiting-review'

/** The company's card on the phone's home. company §4 "Company card on home, in order" */
export const companyCard = firstMatch<CompanyStanding & { credit: number }, CompanyCard>([
  ['credit', ({ credit }) => credit > 0],
  ['continue', (s) => statuses(s).some(isOpenStep)],
  [
    'awaiting-allocation',
    (s) =>
      statuses(s)
        .slice(0, 3)
        .every((status) => status === 'ACCEPTED'),
  ],
  ['awaiting-review', () => true],
])

export const companyKycSteps = [
  'AUTHENTICATION',
  'BRANCH_SELECTION',
  'REJECTED',
  'ACCEPTED',
  'CREDIT_ACCEPTED',
] as const
export type CompanyKycStep = (typeof companyKycSteps)[number]

/** `companyKycStep`: read from the steps and the line, never kept beside them. domain "Companies" */
export const companyKycStep = firstMatch<CompanyStanding & { credit: number }, CompanyKycStep>([
  ['CREDIT_ACCEPTED', ({ credit }) => credit > 0],
  ['REJECTED', (s) => statuses(s).includes('REJECTED')],
  ['ACCEPTED', (s) => statuses(s).every((status) => status === 'ACCEPTED')],
  ['BRANCH_SELECTION', (s) => !statuses(s).slice(0, 3).some(isOpenStep)],
  ['AUTHENTICATION', () => true],
])

/** What may have been built on the decisions about a company. */
export interface CompanyReliance {
  hasCreditLine: boolean
  hasPendingAllocation: boolean
}

/** What relies on the decisions about a company, so that none of them can be taken back. */
export const companyReliedOnBy = firstMatch<CompanyReliance, 'credit' | 'allocation' | 'nothing'>([
  ['credit', ({ hasCreditLine }) => hasCreditLine],
  ['allocation', ({ hasPendingAllocation }) => hasPendingAllocation],
  ['nothing', () => true],
])

const weights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17]

/** The eleven digits of a legal person (شناسه ملی), with their check digit. */
export const isCompanyId = (text: string): boolean => {
  const id = toAsciiDigits(text).trim()
  if (!/^\d{11}$/.test(id) || /^(.)\1{10}$/.test(id)) return false
  const digits = [...id].map(Number)
  const shift = digits[9]! + 2
  const sum = weights.reduce((total, weight, at) => total + (digits[at]! + shift) * weight, 0)
  return (sum % 11) % 10 === digits[10]
}
