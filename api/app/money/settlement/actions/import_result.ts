import { inject } from '@adonisjs/core'
import {
  keptAnswers,
  takenAnswers,
  type AnsweredLine,
  type DistributorRunKind,
  type PayoutAlarm,
} from '#contracts/settlement'
import Ledger from '#app/money/ledger/ledger'
import { distributorPaid } from '#app/money/ledger/domain/entries'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import EndAtBank from '#app/money/withdrawals/steps/end_at_bank'
import { rowDigest } from '../domain/digest.js'
import { payoutEntryKinds, payoutKey } from '../domain/payout_key.js'
import { alarmOf, answerTo, type ResultLine, type Transfer } from '../domain/result.js'
import { finishRun } from '../steps/finish_run.js'
import { keepAnswers } from '../steps/keep_answers.js'
import { keepResultFile } from '../steps/keep_result_file.js'
import { lockRun, type LockedRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

export interface ImportResultCommand {
  runId: string
  lines: ResultLine[]
  /** Evidence of failures, where lines came from a file. */
  file?: Buffer
  actor: StaffActor
}
interface Payout extends Transfer {
  id: string
  distributorId: string | null
  withdrawalId: string | null
  gross: number
  discount: number
}
interface Recorded {
  payout: Payout
  line: ResultLine
  /** Whether this line pays the transfer. */
  isPaidNow: boolean
}
/** A bank's first answer to one of our attempts. */
interface Heard {
  payout: Payout
  line: ResultLine
  attempt: number
  digest: string
  alarm: PayoutAlarm | null
}

const payoutsSql = `
  select named.reference, named.attempt as "namedAttempt", payouts.id,
         payouts.distributor_id as "distributorId", payouts.withdrawal_id as "withdrawalId", payouts.gross, payouts.discount, payouts.net,
         payouts.status, payouts.tracking_number as "trackingNumber", payouts.attempt,
         payouts.failure_file_id is not null or exists (
           select from platform_change_requests back
            where back.subject_type = 'payouts' and back.subject_id = payouts.id::text
              and back.action = 'RETURNED' and back.status = 'APPROVED'
              and (back.before ->> 'attempt')::integer = payouts.attempt) as "hasEvidence"
    from payout_attempts named join payouts on payouts.id = named.payout_id
   where payouts.run_id = ? and named.reference = any(?)`

const knownSql = `
  select answer.digest
    from payout_answers answer join payouts on payouts.id = answer.payout_id
   where payouts.run_id = ? and answer.digest = any(?)`

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

/** Of long files, misfits first. */
const answersInTrail = 200
const summaryOf = (answers: AnsweredLine[]) => {
  const [fitting, others] = [true, false].map((fits) =>
    answers.filter(({ answer }) => takenAnswers.includes(answer) === fits)
  )
  return { recorded: fitting.length, answers: [...others, ...fitting].slice(0, answersInTrail) }
}

/** Later lines see the transfer as this one left it. */
const taken = (payout: Payout, line: ResultLine, isFromFile: boolean): Recorded => {
  const isPaidNow = line.status === 'PAID' && payout.status !== 'PAID'
  payout.status = line.status === 'PAID' ? 'PAID' : 'FAILED'
  payout.trackingNumber = line.trackingNumber ?? null
  payout.hasEvidence = payout.status === 'FAILED' && isFromFile
  return { payout, line, isPaidNow }
}

const namedAttempts = async (runId: string, lines: ResultLine[], trx: Trx) => {
  const references = lines.map(({ paymentId }) => paymentId)
  type Row = Payout & { reference: string; namedAttempt: number }
  const rows = await prepared<Row>('named_attempts', payoutsSql, [runId, references], trx)
  const payouts = new Map<string, Payout>()
  return new Map(
    rows.map(({ reference, namedAttempt, ...payout }) => {
      const shared = payouts.get(payout.id) ?? payout
      payouts.set(payout.id, shared)
      return [reference, { payout: shared, attempt: namedAttempt }] as const
    })
  )
}

const knownRows = async (runId: string, digests: string[], trx: Trx): Promise<Set<string>> => {
  const rows = await prepared<{ digest: string }>('known_rows', knownSql, [runId, digests], trx)
  return new Set(rows.map(({ digest }) => digest))
}

/** Of withdrawals, paid lines first: a failure returns money irreversibly. */
const inOrderOf = ({ kind }: LockedRun, lines: readonly ResultLine[]): number[] => {
  const places = [...lines.keys()]
  if (kind !== 'WITHDRAWAL') return places
  const isPaid = (at: number) => Number(lines[at].status === 'PAID')
  return places.sort((one, other) => isPaid(other) - isPaid(one))
}

/** The ledger refuses commits that take seconds. */
const linesAtOnce = 500

/**
 * Books the bank's answers line by line; a misfit is reported and changes nothing. Parts stay booked if a later one
 * fails: sending again is idempotent.
 */
@inject()
export default class ImportResult {
  constructor(
    private ledger: Ledger,
    private endAtBank: EndAtBank
  ) {}

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
      const { answers, recorded, heard } = await this.#judge(run, command, trx)
      const fileId = file && heard.length ? await keepResultFile(runId, file, actor, trx) : null
      await this.#record(run, recorded, fileId, trx)
      await keepAnswers(heard, fileId, actor, trx)
      await finishRun(run, trx)
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

  /** A row counts once across files; of differing rows, the first that fits. */
  async #judge(run: LockedRun, { lines, file }: ImportResultCommand, trx: Trx) {
    const isFromFile = file !== undefined
    const digests = lines.map((line) => rowDigest(line, isFromFile))
    const named = await namedAttempts(run.id, lines, trx)
    const known = await knownRows(run.id, digests, trx)
    const recorded: Recorded[] = []
    const heard: Heard[] = []
    const answers: AnsweredLine[] = []
    for (const at of inOrderOf(run, lines)) {
      const line = lines[at]
      const digest = digests[at]
      const { payout, attempt = 0 } = named.get(line.paymentId) ?? {}
      const needsFile = run.kind === 'WITHDRAWAL'
      const brought = { attempt, isFromFile, isKnown: known.has(digest), needsFile }
      const answer = answerTo(run.status, payout, line, brought)
      if (payout && keptAnswers.includes(answer)) {
        known.add(digest)
        heard.push({ payout, line, attempt, digest, alarm: alarmOf(payout, line, brought) })
      }
      if (payout && takenAnswers.includes(answer)) recorded.push(taken(payout, line, isFromFile))
      answers[at] = {
        paymentId: line.paymentId,
        answer,
        ...(line.row !== undefined && { row: line.row }),
        ...(payout && { stands: payout.status }),
        ...(payout?.status === 'PAID' && !payout.trackingNumber && { needsTracking: true }),
      }
    }
    return { answers, recorded, heard }
  }

  async #record(run: LockedRun, recorded: Recorded[], fileId: string | null, trx: Trx) {
    // Of two lines about one transfer the later wins: an update writes a row once.
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
    if (run.kind === 'WITHDRAWAL') await this.#endWithdrawals(last, trx)
    else await this.#bookTransfers(run.kind, recorded, trx)
  }

  async #endWithdrawals(recorded: Recorded[], trx: Trx) {
    const words = recorded.map(({ payout, line }) => ({
      withdrawalId: payout.withdrawalId!,
      status: line.status === 'PAID' ? ('PAID' as const) : ('FAILED' as const),
      trackingNumber: payout.trackingNumber,
      reason: line.reason ?? null,
    }))
    await this.endAtBank.execute(words, trx)
  }

  async #bookTransfers(kind: DistributorRunKind, recorded: Recorded[], trx: Trx) {
    await this.ledger.postAll(
      payoutEntryKinds[kind],
      'payout',
      recorded
        .filter(({ isPaidNow }) => isPaidNow)
        .map(({ payout: { id, distributorId, gross, discount, attempt } }) => ({
          sourceId: id,
          key: payoutKey(payoutEntryKinds[kind], id, attempt),
          entry: distributorPaid(distributorId!, gross, discount),
        })),
      trx
    )
  }
}
