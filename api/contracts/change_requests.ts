import type { RequestStatus, Verdict } from './two_people.ts'
import { words } from './words.ts'

/** Kinds of what takes two people, which are also the subjects of their audit lines and the beginnings of their commands. */
const ownKinds = [
  'staff-requests',
  'distributor-requests',
  'gateway-requests',
  'sms-requests',
  'contract-template-requests',
  'late-fee-requests',
  'phone-requests',
  'print-requests',
  'package-requests',
  'plan-requests',
  'partner-requests',
  'payout-requests',
  'reconciliation-requests',
] as const
export type RequestName = (typeof ownKinds)[number]

/** Kinds that carry their own state: they show in the same inbox while they wait, and their owners decide. */
const borrowedKinds = [
  'approvals',
  'settlement-runs',
  'payout-retries',
  'payment-decisions',
  'withdrawals',
  'rule-changes',
  'setting-proposals',
] as const
export type BorrowedKind = (typeof borrowedKinds)[number]

export const changeKinds = [...ownKinds, ...borrowedKinds] as const
export type ChangeKind = (typeof changeKinds)[number]

/** The words of what each kind may ask for. */
export const changeActions = {
  'staff-requests': 'staffRequestKind',
  'distributor-requests': 'distributorRequestKind',
  'gateway-requests': 'gatewayRequestKind',
  'sms-requests': 'smsRequestKind',
  'contract-template-requests': 'contractRequestKind',
  'late-fee-requests': 'lateFeeRequestKind',
  'phone-requests': 'phoneRequestKind',
  'print-requests': 'printRequestKind',
  'package-requests': 'packageRequestKind',
  'plan-requests': 'planRequestKind',
  'partner-requests': 'partnerRequestKind',
  'payout-requests': 'payoutRequestKind',
  'reconciliation-requests': 'reconciliationRequestKind',
  'approvals': 'approvalKind',
  'settlement-runs': 'runKind',
  'payout-retries': 'payoutRetryAction',
  'payment-decisions': 'paymentDecision',
  'withdrawals': 'withdrawalAction',
  'rule-changes': 'ruleChangeAction',
  'setting-proposals': 'settingProposalAction',
} as const satisfies Record<ChangeKind, keyof typeof words>

/** What is asked for, by `kind:action`: two kinds may call their actions alike. */
export const changeWords: Readonly<Record<string, string>> = Object.fromEntries(
  changeKinds.flatMap((kind) =>
    Object.entries<string>(words[changeActions[kind]]).map(([action, text]) => [
      `${kind}:${action}`,
      text,
    ])
  )
)

export const changeVerbs = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  withdraw: 'WITHDRAWN',
} as const satisfies Record<string, Verdict>
export type ChangeVerb = keyof typeof changeVerbs

export const changeViews = ['TO_DECIDE', 'ASKED'] as const

export const bulkDecisionsMax = 50

/**
 * A row of GET /api/admin/change-requests (`filter={status, kind, action, mine, resource,
 * subjectId, askedAt, amount, q}`, `sort` by `askedAt`, `decidedAt`, `status`, `kind` or `amount`); one record
 * has `evidence` beside it: what the second person judges it by, in the shape of its kind, or null.
 */
export interface ChangeRequest {
  id: string
  kind: ChangeKind
  /** What of its kind: a key of `words[changeActions[kind]]`. */
  action: string
  /** `kind:action`, a key of `changeWords`. */
  change: string
  subject: ChangeSubject
  subjectTitle: string
  /** What held when it was asked for, and what shall hold. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Facts of its kind that are neither: what the register of phones answered. */
  details: Record<string, unknown>
  reason: string | null
  amount: number | null
  /** Null where no member of staff asked; `askedByName` is always told. */
  askedBy: { id: string; name: string } | null
  askedByName: string
  askedAt: string
  status: RequestStatus
  decidedBy: { id: string; name: string } | null
  decidedByName: string | null
  decidedAt: string | null
  decisionReason: string | null
  /** Whether the reader may approve it now. */
  mayDecide: boolean
  /** Why not, as the server would refuse it; null for what was decided. */
  whyNot: string | null
  /** What the reader may do with it now; POST /api/admin/change-requests/{id}/{verb} {reason?} → {id, status}. */
  verbs: ChangeVerb[]
}

/** Where it is about, by the name of the list that has its page; without an id it is about what shall be made. */
export interface ChangeSubject {
  resource: string
  id: string | null
  title: string
}

/** A member of `waitingChanges`: what the page of a record says of the requests that wait on it. */
export interface WaitingChange {
  id: string
  kind: ChangeKind
  action: string
  askedAt: string
}

/** One of several that were decided at once. */
export type BulkDecision =
  { id: string; status: RequestStatus } | { id: string; error: { title: string; message: string } }
