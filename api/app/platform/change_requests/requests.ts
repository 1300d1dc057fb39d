import db from '@adonisjs/lucid/services/db'
import type { RequestName } from '#contracts/change_requests'
import { requestTransitions, type Verdict } from '#contracts/two_people'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '../audit/actor.js'
import { audit } from '../audit/audit.js'
import { clock } from '../time/clock.js'
import { transaction, type Trx } from '../database/database.js'
import { AlreadyProcessed, BusinessRule, Conflict } from '../errors.js'
import { messages } from '../i18n/fa.js'
import { newId } from '../values/ids.js'
import { staffWith } from '../resource/staff_with.js'
import { assertSecondPerson } from '../two_people/second_person.js'
import { assertMayTakeBack } from '../two_people/withdrawal.js'
import type { ChangeRequest, OwnKind } from './kinds.js'

interface Asked {
  requester: StaffActor
  action: string
  subject: { type: string; id: string | null }
  /** What one request at a time may wait on; the subject itself unless said otherwise. */
  waitsOn?: string
  before: object
  after: object
  details?: object
  /** Rials. */
  amount?: number | null
  secret?: string | null
  reason?: string
  /** What the audit trail names beside what shall hold. */
  about: object
  /** Said while another one of the same waits. */
  whenWaiting: string
}

/** Makes a change wait for a second person. @returns its id @throws Conflict while another one waits */
export const requestSecondPerson = async (
  { name }: { name: RequestName },
  { requester, action, subject, before, after, reason, about, whenWaiting, ...asked }: Asked,
  trx: Trx
): Promise<string> => {
  const id = newId()
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert({
      id,
      kind: name,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      waits_on: asked.waitsOn ?? subject.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      details: JSON.stringify(asked.details ?? {}),
      amount: asked.amount ?? null,
      secret: asked.secret ?? null,
      reason: reason ?? null,
      requested_by: requester.id,
      requested_at: clock.systemNow().toJSDate(),
    })
    .into('change_requests')
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
      after: { kind: action, ...about, ...after },
      reason,
    },
    trx
  )
  return id
}

export const isWaitedFor = async (
  { name }: { name: RequestName },
  waitsOn: string,
  client: Pick<Trx, 'from'> = db
): Promise<boolean> => {
  const waiting = { kind: name, waits_on: waitsOn, status: 'PENDING' }
  return (await client.from('change_requests').where(waiting).select('id').first()) !== null
}

export const findRequest = (id: string): Promise<ChangeRequest | null> =>
  db.from('change_requests').where({ id }).first()

const verbs = { APPROVED: 'approve', REJECTED: 'reject', WITHDRAWN: 'withdraw' } as const

interface Decision {
  actor: StaffActor
  verdict: Verdict
  reason?: string
}

/**
 * The second person decides. A change is carried out with the rights that the requester has now, and only while
 * what it was asked for still holds. Whoever asked may take it back, and nobody else.
 * @throws AlreadyProcessed, BusinessRule (422) for the wrong person, Conflict for a stale one
 */
export const decideRequest = async (
  kind: OwnKind,
  found: ChangeRequest,
  { actor, verdict, reason }: Decision
): Promise<void> => {
  const { name } = kind
  const { id } = found
  const requester = await staffWith(kind.askedWith, found.requested_by)
  await transaction(async (trx) => {
    await kind.lock?.(found, trx)
    const waiting: ChangeRequest = await trx
      .from('change_requests')
      .where({ id })
      .forUpdate()
      .firstOrFail()
    refuseVerdict(verdict, waiting, actor)
    const made =
      verdict === 'APPROVED' ? await carryOut(kind, waiting, requester, actor, trx) : undefined
    await trx
      .from('change_requests')
      .where({ id })
      .update({
        status: verdict,
        subject_id: waiting.subject_id ?? made ?? null,
        secret: null,
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
  { status, requested_by: requestedBy }: ChangeRequest,
  actor: StaffActor
): void => {
  if (verdict === 'WITHDRAWN') {
    return assertMayTakeBack({ status, requestedBy }, requestTransitions, actor)
  }
  if (!canMove(requestTransitions, status, verdict)) {
    throw new AlreadyProcessed(messages.alreadyDecided)
  }
  if (verdict === 'REJECTED' && requestedBy === actor.id) {
    throw new BusinessRule(messages.withdrawInstead)
  }
}

const carryOut = async (
  kind: OwnKind,
  waiting: ChangeRequest,
  requester: StaffActor | null,
  approver: StaffActor,
  trx: Trx
): Promise<string | void> => {
  await assertSecondPerson({ askedBy: waiting.requested_by, approver }, trx)
  kind.refuse?.(waiting, approver)
  if (!requester) throw new Conflict(messages.askerGone)
  return kind.carryOut(waiting, { requester, approver }, trx)
}
