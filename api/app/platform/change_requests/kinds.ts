import {
  changeKinds,
  type BorrowedKind,
  type ChangeKind,
  type ChangeVerb,
  type RequestName,
} from '#contracts/change_requests'
import type { Permission } from '#contracts/identity'
import type { RequestStatus } from '#contracts/two_people'
import type { StaffActor } from '../audit/actor.js'
import type { Trx } from '../database/database.js'
import { Registry } from '../process/registry.js'

export interface ChangeRequest {
  id: string
  kind: RequestName
  action: string
  status: RequestStatus
  /** What it is about, by the name of its list; without an id until it exists. */
  subject_type: string
  subject_id: string | null
  /** What held when it was asked for, and what shall hold. */
  before: object
  after: object
  /** Facts of its kind that are neither. */
  details: object
  amount: number | null
  reason: string | null
  /** Encrypted, or a password's hash; gone with the decision. */
  secret: string | null
  requested_by: string
}

export interface People {
  requester: StaffActor
  approver: StaffActor
}

interface Rights {
  /** Lists whose records it may be about: their pages name what waits. */
  subjects: readonly string[]
  listedWith: Permission
  decidedWith: Permission
}

export interface OwnKind<Request extends ChangeRequest = ChangeRequest> extends Rights {
  /** Also the subject of its audit lines. */
  name: RequestName
  /** What whoever asked must still hold when it is carried out. */
  askedWith: Permission
  /** SQL of what the subject of `request` is called. */
  title: string
  /** Takes the locks that whoever asks takes before the request's own, in the same order. */
  lock?(request: Request, trx: Trx): Promise<void>
  /** @throws BusinessRule (422) for one whom the request itself is about */
  refuse?(request: Pick<Request, 'subject_type' | 'subject_id'>, approver: StaffActor): void
  /** Makes the change. @returns the id of what was made by it */
  carryOut(request: Request, people: People, trx: Trx): Promise<string | void>
  /** Wraps a whole decision, outside its transaction. */
  around?<T>(actor: StaffActor, decide: () => Promise<T>): Promise<T>
  /** What the second person judges it by, beside before and after. */
  evidence?(request: Request, caller: StaffActor): Promise<object | null>
}

/** A kind that carries its own state: it shows in the inbox while it waits, and its owner decides. */
export interface Borrowed extends Rights {
  name: BorrowedKind
  /** By action, where that differs; null for what customers ask. */
  askedWith: Permission | Readonly<Record<string, Permission>> | null
  /**
   * SQL of what waits: id, action, subject_type, subject_id (text), title, before and after (jsonb), reason, amount,
   * asked_by (of staff, or null), asked_by_name (where that is null) and asked_at.
   */
  waiting: string
  verbs: readonly ChangeVerb[]
  /** What whoever asked needs to take it back, where that is another right. */
  withdrawnWith?: Permission
  decide(verb: ChangeVerb, decision: OwnerDecision): Promise<RequestStatus>
  evidence?(id: string, caller: StaffActor): Promise<object>
}
interface OwnerDecision {
  actor: StaffActor
  id: string
  /** Given where something is rejected. */
  reason?: string
}

const known = new Registry<ChangeKind, OwnKind | Borrowed>('who decides', changeKinds)
const own = new Map<ChangeKind, OwnKind>()
const borrowed = new Map<ChangeKind, Borrowed>()

/** Each kind stands in a file `<name>_requests.ts` of its module: the start finds it by that name. */
export const changeKind = <Request extends ChangeRequest>(
  kind: OwnKind<Request>
): OwnKind<Request> => {
  known.give(kind.name, kind as unknown as OwnKind)
  own.set(kind.name, kind as unknown as OwnKind)
  return kind
}
export const borrowedKind = (kind: Borrowed): Borrowed => {
  known.give(kind.name, kind)
  borrowed.set(kind.name, kind)
  return kind
}

export const ownKinds = (): OwnKind[] => [...own.values()]
export const borrowedKinds = (): Borrowed[] => [...borrowed.values()]
export const ownKindOf = (name: ChangeKind): OwnKind | undefined => own.get(name)
export const changeKindOf = (name: ChangeKind): OwnKind | Borrowed => known.of(name)

/** Kinds that somebody may see, or decide. The bank's own people alone do either. */
export const kindsWith = (
  { permissions, distributorId }: StaffActor,
  ...rights: readonly ('listedWith' | 'decidedWith')[]
): ChangeKind[] =>
  changeKinds.filter(
    (name) =>
      distributorId === null &&
      rights.some((right) => permissions.includes(changeKindOf(name)[right]))
  )

/** What whoever asked for this must still hold; null where no member of staff asks. */
export const askersRight = (name: ChangeKind, action: string): Permission | null => {
  const { askedWith } = changeKindOf(name)
  return typeof askedWith === 'object' && askedWith ? (askedWith[action] ?? null) : askedWith
}
