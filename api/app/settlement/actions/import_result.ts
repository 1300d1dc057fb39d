import { inject } from '@adonisjs/core'
import type { EntryKind } from '#contracts/ledger'
import {
  runTransitions,
  type PayoutStatus,
  type ResultAnswer,
  type RunKind,
} from '#contracts/settlement'
import { canMove } from '#contracts/transitions'
import Ledger from '#app/ledger/ledger'
import { distributorPaid } from '#app/ledger/domain/entries'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { answerTo, type ResultLine } from '../domain/result.js'
import { lockRun, type LockedRun } from '../queries/lock_run.js'
import { runSubject } from '../run_subject.js'

export interface AnsweredLine {
  paymentId: string
  answer: ResultAnswer
}
export interface ImportResultCommand {
  runId: string
  lines: ResultLine[]
  staff: StaffActor
}
interface Payout {
  id: string
  reference: string
  distributorId: string
  gross: number
  discount: number
  net: number
  status: PayoutStatus
}
interface Recorded {
  payout: Payout
  line: ResultLine
}

const entryKinds = {
  MATURITY: 'MATURITY_RUN_PAID',
  DISCOUNT: 'DISCOUNT_RUN_PAID',
} as const satisfies Record<RunKind, EntryKind>

const payoutsSql = `
  select id, reference, distributor_id as "distributorId", gross, discount, net, status
    from payouts where run_id = ? and reference = any(?)`

const recordSql = `
  update payouts set status = line.status, tracking_number = line.tracking_number,
         failure = line.failure, answered_at = ?
    from unnest(?::uuid[], ?::text[], ?::text[], ?::text[])
      as line(id, status, tracking_number, failure)
   where payouts.id = line.id`

/** What the audit trail tells of a file: all of a short one, of a long one first what did not fit. */
const answersTold = 200
const tellOf = (answers: AnsweredLine[]) => {
  const [fitting, others] = [true, false].map((fits) =>
    answers.filter(({ answer }) => (answer === 'RECORDED') === fits)
  )
  return { recorded: fitting.length, answers: [...others, ...fitting].slice(0, answersTold) }
}

/** The ledger refuses bookings that take seconds to commit, so a long file is taken over in parts. */
const linesAtOnce = 500

/**
 * Takes over what the bank did with a run's transfers, line by line. A line that does not fit (unknown
 * payment, other amount, answered before) is reported and changes nothing; the rest is booked. Every part of
 * a long file stays booked though a later one should fail: sent again, it is answered as recorded before.
 */
@inject()
export default class ImportResult {
  constructor(private ledger: Ledger) {}

  async execute({ lines, ...command }: ImportResultCommand): Promise<AnsweredLine[]> {
    const answers: AnsweredLine[] = []
    for (let first = 0; first < lines.length; first += linesAtOnce) {
      const some = lines.slice(first, first + linesAtOnce)
      answers.push(...(await this.#importPart({ ...command, lines: some })))
    }
    return answers
  }

  async #importPart({ runId, lines, staff }: ImportResultCommand): Promise<AnsweredLine[]> {
    return transaction(async (trx) => {
      const run = await lockRun(runId, trx)
      const { answers, recorded } = await this.#judge(run, lines, trx)
      await this.#record(run, recorded, trx)
      await this.#finish(run, trx)
      await audit(
        {
          actor: staff,
          command: 'settlement.result',
          subject: runSubject(runId),
          after: tellOf(answers),
        },
        trx
      )
      return answers
    })
  }

  /** A payment that stands in the file twice is answered once, by its first line that fits. */
  async #judge(run: LockedRun, lines: ResultLine[], trx: Trx) {
    const named = lines.map(({ paymentId }) => paymentId)
    const rows = await prepared<Payout>('payouts_of_run', payoutsSql, [run.id, named], trx)
    const payouts = new Map(rows.map((payout) => [payout.reference, payout]))
    const recorded: Recorded[] = []
    const answers = lines.map((line): AnsweredLine => {
      const payout = payouts.get(line.paymentId)
      const answer = answerTo(run.status, payout, line)
      if (payout && answer === 'RECORDED') {
        payout.status = line.status
        recorded.push({ payout, line })
      }
      return { paymentId: line.paymentId, answer }
    })
    return { answers, recorded }
  }

  async #record(run: LockedRun, recorded: Recorded[], trx: Trx) {
    await prepared(
      'record_payouts',
      recordSql,
      [
        clock.businessNow().toJSDate(),
        recorded.map(({ payout }) => payout.id),
        recorded.map(({ line }) => line.status),
        recorded.map(({ line }) => line.trackingNumber ?? null),
        recorded.map(({ line }) => (line.status === 'FAILED' ? (line.reason ?? '') : null)),
      ],
      trx
    )
    const paid = recorded.filter(({ line }) => line.status === 'PAID')
    await this.ledger.postAll(
      entryKinds[run.kind],
      'payout',
      paid.map(({ payout: { id, distributorId, gross, discount } }) => ({
        sourceId: id,
        entry: distributorPaid(distributorId, gross, discount),
      })),
      trx
    )
  }

  /** A run is done when every transfer was paid; failed ones wait for another try. */
  async #finish(run: LockedRun, trx: Trx) {
    if (!canMove(runTransitions, run.status, 'DONE')) return
    const open = await trx
      .from('payouts')
      .where({ run_id: run.id })
      .whereNot({ status: 'PAID' })
      .first()
    if (open) return
    await trx
      .from('settlement_runs')
      .where({ id: run.id })
      .update({ status: 'DONE', finished_at: clock.businessNow().toJSDate() })
  }
}
