import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { refuseClaimed } from './claims.js'
import type { PartChange, Move, Review, Reviewed } from './review.js'
import { refuseTakingBack, type TakingBack } from './take_back.js'

interface Of<Part extends string> {
  actor: StaffActor
  id: string
  part: Part
}

export interface Decision<Part extends string> extends Of<Part> {
  verdict: 'accept' | 'reject'
  /** Of a rejection; its sender reads it. */
  reason?: string
  /** When what was looked at had been sent; something newer is not decided unseen. */
  sentAt?: Date
}

type Reopening<Part extends string> = Of<Part> & TakingBack

/**
 * Accepts or refuses a part of a file. It needs no claim, and yields to that of somebody else.
 * @throws NotFound; AlreadyProcessed or Conflict (409) for what does not wait, was sent anew meanwhile or is in
 *   somebody else's hand; whatever its review refuses
 */
export const decide = async <Part extends string, Status extends string>(
  review: Review<Part, Status>,
  decision: Decision<Part>
): Promise<{ status: Status }> =>
  change(review, decision, decision.verdict, (subject, status) => {
    const { messages, moves } = review
    if (subject.status === 'START') throw new Conflict(messages.notSent)
    if (!canMove(moves(decision.part), subject.status, status)) {
      throw new AlreadyProcessed(messages.decided)
    }
    const { sentAt: seen } = decision
    if (seen && subject.sentAt && seen.getTime() !== subject.sentAt.getTime()) {
      throw new Conflict(messages.changedMeanwhile)
    }
  })

/**
 * Brings a decided part back to the officers, until something was built on it. It keeps its place in the queue: it was
 * sent when it was sent.
 * @throws NotFound; Conflict (409) for what waits already or was relied on; InvalidFields without a needed reason
 */
export const reopen = async <Part extends string, Status extends string>(
  review: Review<Part, Status>,
  reopening: Reopening<Part>
): Promise<{ status: Status }> =>
  change(review, reopening, 'reopen', (subject, status) => {
    const { messages, reopenMoves } = review
    if (!canMove(reopenMoves, subject.status, status)) {
      const isUnsent = subject.status === 'START'
      throw new Conflict(isUnsent ? messages.notDecided : messages.resentMeanwhile)
    }
    if (messages.isMended && !subject.decidedAt) throw new Conflict(messages.isMended)
    refuseTakingBack(subject, reopening)
  })

const change = <Part extends string, Status extends string>(
  review: Review<Part, Status>,
  of: Of<Part> & { reason?: string },
  move: Move,
  refuse: (subject: Reviewed<Status>, status: Status) => void
): Promise<{ status: Status }> =>
  transaction(async (trx) => {
    const subject = await review.lock(of, trx)
    const status = review.statuses[move]
    refuse(subject, status)
    const { actor } = of
    for (const id of subject.files) await refuseClaimed(review.files, { id, actor }, trx)
    const made = changeOf(of, move, status)
    await review.refuse?.(subject, made, trx)
    await review.write(subject, made, trx)
    await record(review, subject, made, trx)
    await review.announce(subject, made, trx)
    return { status }
  })

const changeOf = <Part extends string, Status extends string>(
  { actor, id, part, reason }: Of<Part> & { reason?: string },
  move: Move,
  status: Status
): PartChange<Part, Status> => ({
  ...{ actor, id, part, move, status, reason },
  outcome: {
    status,
    rejection: (move === 'reject' && reason) || null,
    decided_at: move === 'reopen' ? null : clock.systemNow().toJSDate(),
    decided_by: move === 'reopen' ? null : actor.id,
  },
})

const record = async <Part extends string, Status extends string>(
  { subject: type, command, statusName = () => 'status' }: Review<Part, Status>,
  before: Reviewed<Status>,
  { actor, part, move, status, reason }: PartChange<Part, Status>,
  trx: Trx
): Promise<void> => {
  const name = statusName(part)
  await audit(
    {
      actor,
      command: command(part, move),
      subject: { type, id: before.id },
      before: { [name]: before.status },
      after: { [name]: status },
      reason,
    },
    trx
  )
}
