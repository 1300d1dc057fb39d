import db from '@adonisjs/lucid/services/db'
import type { Permission } from '#contracts/identity'
import { requestTransitions, type RequestName, type RequestStatus } from '#contracts/two_people'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '../actor.js'
import { audit } from '../audit.js'
import { clock } from '../clock.js'
import { transaction, type Trx } from '../database.js'
import { AlreadyProcessed, BusinessRule, Conflict, NotFound } from '../errors.js'
import { messages } from '../i18n/fa.js'
import { newId } from '../ids.js'
import { staffWith } from '../resource/staff_with.js'
import { assertSecondPerson } from '../second_person.js'
import { assertMayWithdraw } from './withdrawal.js'

/** A change that waits, as its table keeps it. */
export interface TwoPersonRequest {
  id: string
  kind: string
  status: RequestStatus
  /** What held when it was asked for, and what shall hold. */
  before: object
  after: object
  reason: string | null
  requested_by: string
}

export interface People {
  requester: StaffActor
  approver: StaffActor
}

/** Changes that take two people: where they wait, and how they are carried out. */
export interface TwoPersonRequests<Request extends TwoPersonRequest> {
  name: RequestName
  table: string
  /** What whoever asked must still hold when it is carried out. */
  askedWith: Permission
  /** Takes the locks that whoever asks takes before the request's own, in the same order. */
  lock?(request: Request, trx: Trx): Promise<void>
  /** @throws BusinessRule (422) for one whom the request itself is about */
  refuse?(request: Request, approver: StaffActor): void
  /** Makes the change. @returns columns of the request that are known only now */
  carryOut(request: Request, people: People, trx: Trx): Promise<object>
  /** Columns that any decision sets. */
  whenDecided?: object
}

interface Asked {
  requester: StaffActor
  kind: string
  before: object
  after: object
  reason?: string
  /** Further columns of the table, and the same as the audit trail names it. */
  columns: object
  about: object
  /** Said while another one of the same waits. */
  whenWaiting: string
}

/** Lets a change wait for a second person. @returns its id @throws Conflict while another one waits */
export const requestSecondPerson = async (
  { name, table }: { name: RequestName; table: string },
  { requester, kind, before, after, reason, columns, about, whenWaiting }: Asked,
  trx: Trx
): Promise<string> => {
  const id = newId()
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert({
      id,
      kind,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason: reason ?? null,
      requested_by: requester.id,
      requested_at: clock.systemNow().toJSDate(),
      ...columns,
    })
    .into(table)
    .onConflict()
    .ignore()
    .returning('id')
  if (inserted.length === 0) throw new Conflict(whenWaiting)
  await audit(
    {
      actor: requester,
      command: `${name}.ask`,
      subject: { type: name, id },
      before: { ...before },
      after: { kind, ...about, ...after },
      reason,
    },
    trx
  )
  return id
}

export type Verdict = Exclude<RequestStatus, 'PENDING'>

/** As commands and audit lines call them. */
const verbs = { APPROVED: 'approve', REJECTED: 'reject', WITHDRAWN: 'withdraw' } as const

interface Decision {
  actor: StaffActor
  id: string
  verdict: Verdict
  reason?: string
}

/**
 * The second person decides. A change is carried out with the rights that the requester has now, and only while
 * what it was asked for still holds. Whoever asked may take it back, and nobody else.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for the wrong person, Conflict for a stale one
 */
export const decideRequest = async <Request extends TwoPersonRequest>(
  requests: TwoPersonRequests<Request>,
  { actor, id, verdict, reason }: Decision
): Promise<void> => {
  const { name, table } = requests
  const found: Request | null = await db.from(table).where({ id }).first()
  if (!found) throw new NotFound()
  const requester = await staffWith(requests.askedWith, found.requested_by)
  await transaction(async (trx) => {
    await requests.lock?.(found, trx)
    const waiting: Request = await trx.from(table).where({ id }).forUpdate().firstOrFail()
    refuseVerdict(verdict, waiting, actor)
    const learnt =
      verdict === 'APPROVED' ? await carryOut(requests, waiting, requester, actor, trx) : {}
    await trx
      .from(table)
      .where({ id })
      .update({
        status: verdict,
        ...requests.whenDecided,
        ...learnt,
        decided_by: actor.id,
        decided_at: clock.systemNow().toJSDate(),
        decision_reason: reason ?? null,
      })
    await audit(
      {
        actor,
        command: `${name}.${verbs[verdict]}`,
        subject: { type: name, id },
        before: { status: waiting.status },
        after: { status: verdict },
        reason,
      },
      trx
    )
  })
}

/** @throws AlreadyProcessed, BusinessRule (422) */
const refuseVerdict = (
  verdict: Verdict,
  { status, requested_by: requestedBy }: TwoPersonRequest,
  actor: StaffActor
): void => {
  if (verdict === 'WITHDRAWN') {
    return assertMayWithdraw({ status, requestedBy }, requestTransitions, actor)
  }
  if (!canMove(requestTransitions, status, verdict)) {
    throw new AlreadyProcessed(messages.alreadyDecided)
  }
  if (verdict === 'REJECTED' && requestedBy === actor.id) {
    throw new BusinessRule(messages.withdrawInstead)
  }
}

const carryOut = async <Request extends TwoPersonRequest>(
  requests: TwoPersonRequests<Request>,
  waiting: Request,
  requester: StaffActor | null,
  approver: StaffActor,
  trx: Trx
): Promise<object> => {
  await assertSecondPerson({ askedBy: waiting.requested_by, approver }, trx)
  requests.refuse?.(waiting, approver)
  if (!requester) throw new Conflict(messages.askerGone)
  return requests.carryOut(waiting, { requester, approver }, trx)
}
