import type { MemberRole } from './companies.ts'
import type { SignatureAnswer, SignatureLevel } from './quorum.ts'
import { firstMatch } from './transitions.ts'

/** What a company signs by its rule. docs/adr/0028 */
export const approbationDocuments = ['INVOICE', 'CARD_CONTRACT'] as const
export type ApprobationDocument = (typeof approbationDocuments)[number]

/** Where the signatures of a document stand. A changed document is signed anew, also one that was accepted. */
export const approbationStatuses = ['PENDING', 'ACCEPTED', 'REJECTED'] as const
export type ApprobationStatus = (typeof approbationStatuses)[number]

/** By a one-time code, or on the page of the provider of digital signatures. company §3 `digitalSignatoryType` */
export const signatureMethods = ['CODE', 'TOKEN'] as const
export type SignatureMethod = (typeof signatureMethods)[number]

/** The tabs of a company's invoices. company §4 "Order approbation status" */
export const orderApprobationStatuses = [
  'PENDING_FOR_APPROBATION',
  'PENDING_FOR_PAYMENT',
  'COMPLETED',
] as const
export type OrderApprobationStatus = (typeof orderApprobationStatuses)[number]

/** What the dashboard's list of invoices is sorted by; `cost` is with fees. */
export const companyOrderSorts = [
  'invoicedAt',
  'paidAt',
  'dueDateInDays',
  'cost',
  'distributorName',
] as const
export type CompanyOrderSort = (typeof companyOrderSorts)[number]
export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Where the storefront says what became of a signature on the provider's page. company §2 */
export const signatoryCallbackPath = '/legal/signatory-callback'
export const signatoryCallbackStatuses = ['success', 'failed'] as const
export type SignatoryCallbackStatus = (typeof signatoryCallbackStatuses)[number]
export const signatoryCallback = (id: string, status: SignatoryCallbackStatus): string =>
  `${signatoryCallbackPath}?id=${id}&status=${status}`

/** The same for a card's contract, which is shown by its holder's phone. */
export const contractCallbackPath = '/legal/contract-callback'
export const contractCallback = (id: string, status: SignatoryCallbackStatus): string =>
  `${contractCallbackPath}?id=${id}&status=${status}`

/** Where a message about an invoice leads: to the invoice, in whichever company its reader stands. */
export const invoiceDoor = (reference: string): string => `/i/${reference}`
/** Its reader has to stand in the company already. */
export const contractsPage = '/legal/contracts'

export const approbationRules = {
  /** Documents that one code signs at most. */
  perCode: 20,
  /** Between two reminders of one document to those who have not signed. */
  nudgeEveryMinutes: 60,
  /** Reminders of one document within a day, and of all of a company's. */
  nudgesPerDay: 5,
  companyNudgesPerDay: 100,
  reason: 255,
} as const

export const awaitedThings = ['SIGNATURE', 'PAYMENT'] as const
export type AwaitedThing = (typeof awaitedThings)[number]

export interface OrderButtonFacts {
  orderApprobationStatus: OrderApprobationStatus
  /** What the caller answered. */
  userApprobationStatus: SignatureAnswer
  /** What the caller is to this invoice; who joined later is none of its signatories. */
  userSignatoryStatus: SignatureLevel
  /** The caller has answered in the place of another: nobody answers twice for one document. */
  hasAnsweredForOther: boolean
  role: MemberRole
}
type SignRefusal = 'SIGNED' | 'REFUSED' | 'NO_SIGNING_ACCESS' | 'HAS_ANSWERED'
export type OrderButton =
  | { action: 'SIGN'; refusal: SignRefusal | null }
  | { action: 'PAY'; refusal: 'NO_PAYMENT_ACCESS' | null }
  | { action: 'NONE'; refusal: 'FINISHED' }

const signButton = firstMatch<
  Pick<OrderButtonFacts, 'userApprobationStatus' | 'userSignatoryStatus' | 'hasAnsweredForOther'>,
  SignRefusal | 'OPEN'
>([
  ['SIGNED', (facts) => facts.userApprobationStatus === 'ACCEPTED'],
  ['REFUSED', (facts) => facts.userApprobationStatus === 'REJECTED'],
  ['NO_SIGNING_ACCESS', (facts) => facts.userSignatoryStatus === 'NOT_ALLOWED'],
  ['HAS_ANSWERED', (facts) => facts.hasAnsweredForOther],
  ['OPEN', () => true],
])

/** What the button does, and why it is disabled. company §4 "Order approbation status" */
export const orderButton = (facts: OrderButtonFacts): OrderButton => {
  switch (facts.orderApprobationStatus) {
    case 'PENDING_FOR_APPROBATION': {
      const found = signButton(facts)
      return { action: 'SIGN', refusal: found === 'OPEN' ? null : found }
    }
    case 'PENDING_FOR_PAYMENT':
      return { action: 'PAY', refusal: facts.role === 'CEO' ? null : 'NO_PAYMENT_ACCESS' }
    case 'COMPLETED':
      return { action: 'NONE', refusal: 'FINISHED' }
  }
}

export type ContractButtonFacts = Omit<OrderButtonFacts, 'orderApprobationStatus' | 'role'> & {
  overallSignatoryStatus: ApprobationStatus
}
export type ContractRefusal = SignRefusal | 'FINISHED'

/** Why a member cannot answer for a contract now; null where they can. */
export const contractRefusal = (facts: ContractButtonFacts): ContractRefusal | null => {
  const found = signButton(facts)
  if (found !== 'OPEN') return found
  return facts.overallSignatoryStatus === 'PENDING' ? null : 'FINISHED'
}
