import { inject } from '@adonisjs/core'
import type { EntryKind } from '#contracts/ledger'
import {
  runTransitions,
  takenAnswers,
  type AnsweredLine,
  type RunKind,
} from '#contracts/settlement'
import { canMove } from '#contracts/transitions'
import Ledger from '#app/ledger/ledger'
import { distributorPaid } from '#app/ledger/domain/entries'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { answerTo, type ResultLine, type Transfer } from '../domain/result.js'
import { digestOf } from '../domain/digest.js'
import { keepResultFile } from '../steps/keep_result_file.js'
import { lockRun, type LockedRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

export interface ImportResultCommand {
  runId: string
  lines: ResultLine[]
  /** The bank's own file, where the lines were read from one: evidence of what failed. */
  file?: Buffer
  actor: StaffActor
}
interface Payout extends Transfer {
  id: string
  reference: string
  distributorId: string
  gross: number
  discount: number
}
interface Recorded {
  payout: Payout
  line: ResultLine
  /** Whether the transfer is paid by this line, and so has to be booked. */
  isPaidNow: boolean
}

const entryKinds = {
  MATURITY: 'MATURITY_RUN_PAID',
  DISCOUNT: 'DISCOUNT_RUN_PAID',
} as const satisfies Record<RunKind, EntryKind>

const payoutsSql = `
  select id, reference, distributor_id as "distributorId", gross, discount, net, status,
         tracking_number as "trackingNumber", failure_file_id is not null as "hasEvidence",
         exists (
           select from settlement_result_files file
             join payout_retries sent on sent.payout_id = payouts.id and sent.sent_at >= file.imported_at
            where file.run_id = payouts.run_id and file.digest = ?) as "isSentSince"
    from payouts where run_id = ? and reference = any(?)`

const recordSql = `
  update payouts set status = line.status, tracking_number = line.tracking_number,
         failure = line.failure, answered_at = ?,
         retry_iban = case line.status when 'FAILED' then retry_iban end,
         retry_requested_by = case line.status when 'FAILED' then retry_requested_by end,
         retry_requested_at = case line.status when 'FAILED' then retry_requested_at end,
         failure_file_id = case line.status when 'FAILED' then ?::uuid end
    from unnest(?::uuid[], ?::text[], ?::text[], ?::text[])
      as line(id, status, tracking_number, failure)
   where payouts.id = line.id`

/** What the audit trail keeps of a file: all of a short one, of a long one first what did not fit. */
const answersInTrail = 200
const summaryOf = (answers: AnsweredLine[]) => {
  const [fitting, others] = [true, false].map((fits) =>
    answers.filter(({ answer }) => takenAnswers.includes(answer) === fits)
  )
  return { recorded: fitting.length, answers: [...others, ...fitting].slice(0, answersInTrail) }
}

/** What a line makes of its transfer; the lines that follow meet it as it is then. */
const taken = (payout: Payout, line: ResultLine, isFromFile: boolean): Recorded => {
  const isPaidNow = line.status === 'PAID' && payout.status !== 'PAID'
  payout.status = line.status === 'PAID' ? 'PAID' : 'FAILED'
  payout.trackingNumber = line.trackingNumber ?? null
  payout.hasEvidence = payout.status === 'FAILED' && isFromFile
  return { payout, line, isPaidNow }
}

/** The ledger refuses bookings that take seconds to commit, so a long file is taken over in parts. */
const linesAtOnce = 500

/**
 * Takes over what the bank did with a run's transfers, line by line. A line that does not fit (unknown payment, other
 * amount, answered before) is reported and changes nothing; the rest is booked. Every part of a long file stays booked
 * though a later one should fail: sent again, it is answered as recorded before.
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

  async #importPart(command: ImportResultCommand): Promise<AnsweredLine[]> {
    const { runId, file, actor } = command
    return transaction(async (trx) => {
      const run = await lockRun(runId, trx)
      const { answers, recorded } = await this.#judge(run, command, trx)
      const fileId = file && recorded.length ? await keepResultFile(runId, file, actor, trx) : null
      await this.#record(run, recorded, fileId, trx)
      await this.#finish(run, trx)
      await audit(
        {
          actor,
          command: 'settlement.result',
          subject: runSubject(runId),
          after: { ...summaryOf(answers), ...(fileId && { resultFileId: fileId }) },
        },
        trx
      )
      return answers
    })
  }

  /** A payment that stands in the file twice is answered once, by its first line that fits. */
  async #judge(run: LockedRun, { lines, file }: ImportResultCommand, trx: Trx) {
    const named = lines.map(({ paymentId }) => paymentId)
    const digest = file ? digestOf(file) : null
    const rows = await prepared<Payout>('payouts_of_run', payoutsSql, [digest, run.id, named], trx)
    const payouts = new Map(rows.map((payout) => [payout.reference, payout]))
    const recorded: Recorded[] = []
    const answers = lines.map((line): AnsweredLine => {
      const payout = payouts.get(line.paymentId)
      const answer = answerTo(run.status, payout, line, file !== undefined)
      if (payout && takenAnswers.includes(answer)) recorded.push(taken(payout, line, !!file))
      return {
        paymentId: line.paymentId,
        answer,
        ...(line.row !== undefined && { row: line.row }),
        ...(payout && { stands: payout.status }),
        ...(payout?.status === 'PAID' && !payout.trackingNumber && { needsTracking: true }),
      }
    })
    return { answers, recorded }
  }

  async #record(run: LockedRun, recorded: Recorded[], fileId: string | null, trx: Trx) {
    // Of a transfer that stands in the file twice, the later line says more: one row of an update is written once.
    const last = [...new Map(recorded.map((one) => [one.payout.id, one])).values()]
    await prepared(
      'record_payouts',
      recordSql,
      [
        clock.businessNow().toJSDate(),
        fileId,
        last.map(({ payout }) => payout.id),
        last.map(({ line }) => line.status),
        last.map(({ payout }) => payout.trackingNumber),
        last.map(({ line }) => (line.status === 'FAILED' ? (line.reason ?? '') : null)),
      ],
      trx
    )
    await this.ledger.postAll(
      entryKinds[run.kind],
      'payout',
      recorded
        .filter(({ isPaidNow }) => isPaidNow)
        .map(({ payout: { id, distributorId, gross, discount } }) => ({
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
