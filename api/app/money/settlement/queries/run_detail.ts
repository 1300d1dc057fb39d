import type {
  ExclusionReason,
  PayoutAlarm,
  PayoutStatus,
  RunKind,
  RunStatus,
} from '#contracts/settlement'
import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#app/platform/errors'
import { payeeName, payeeOf } from './payee.js'
import { retryRequestOf } from './retry_request.js'
import { retryStands } from './retry_stands.js'

export interface RunDetail {
  id: string
  /** The run's number for people. */
  number: number
  kind: RunKind
  status: RunStatus
  upTo: string
  createdBy: string
  createdAt: Date
  approvedBy: string | null
  approvedAt: Date | null
  finishedAt: Date | null
  totals: { payouts: number; invoices: number; gross: number; discount: number; net: number }
  payouts: {
    paymentId: string
    distributorName: string
    withdrawalId: string | null
    iban: string
    invoices: number
    gross: number
    discount: number
    amount: number
    status: PayoutStatus
    trackingNumber: string | null
    reason: string | null
    /** Today's account that a second person must approve. */
    retryIban: string | null
    retryRequestedBy: string | null
    retryRequestedById: string | null
    /** Failed by a bank file, not only typed input. */
    hasEvidence: boolean
    /** To this person the file proves nothing. */
    evidenceImportedBy: string | null
    attempt: number
    /** The attempt's reference in the bank's file. */
    bankReference: string
    /** Open contradictions by the bank. */
    alarms: PayoutAlarm[]
  }[]
  retryRequestId: string | null
  resultFiles: { id: string; importedBy: string; importedAt: Date }[]
  exclusions: {
    distributorId: string | null
    withdrawalId: string | null
    distributorName: string
    reason: ExclusionReason
    amount: number
    invoices: number
  }[]
  /** Other runs that are not done and hold invoices of this one. */
  alsoIn: {
    id: string
    number: number
    kind: RunKind
    status: RunStatus
    invoices: number
    /** Null where there are too many to name. */
    externalIds: string | null
  }[]
}

const run = `
  select run.id, run.number, run.kind, run.status, run.up_to as "upTo",
         maker.full_name as "createdBy", run.created_at as "createdAt", checker.full_name as "approvedBy",
         run.approved_at as "approvedAt", run.finished_at as "finishedAt"
    from settlement_runs run
    join staff_accounts maker on maker.id = run.created_by
    left join staff_accounts checker on checker.id = run.approved_by
   where run.id = ? and run.kind = ?`

const payouts = `
  select payouts.reference as "paymentId", ${payeeName} as "distributorName",
         payouts.withdrawal_id as "withdrawalId", payouts.iban,
         (select count(*) from payout_items where payout_id = payouts.id) as invoices,
         payouts.gross, payouts.discount, payouts.net as amount, payouts.status,
         payouts.tracking_number as "trackingNumber", payouts.failure as reason,
         case when asker.id is not null then payouts.retry_iban end as "retryIban", asker.full_name as "retryRequestedBy",
         asker.id as "retryRequestedById",
         payouts.failure_file_id is not null as "hasEvidence",
         bringer.full_name as "evidenceImportedBy", payouts.attempt,
         sent.reference as "bankReference",
         array(
           select distinct alarm.kind from payout_alarms alarm
            where alarm.payout_id = payouts.id and alarm.resolved_at is null) as alarms
    from payouts
    ${payeeOf('payouts')}
    join payout_attempts sent on sent.payout_id = payouts.id and sent.attempt = payouts.attempt
    left join staff_accounts asker on asker.id = payouts.retry_requested_by and ${retryStands}
    left join settlement_result_files file on file.id = payouts.failure_file_id
    left join staff_accounts bringer on bringer.id = file.imported_by
   where payouts.run_id = ? order by payouts.reference`

const exclusions = `
  select run_exclusions.distributor_id as "distributorId", run_exclusions.withdrawal_id as "withdrawalId",
         ${payeeName} as "distributorName", run_exclusions.reason, run_exclusions.amount, run_exclusions.invoices
    from run_exclusions
    ${payeeOf('run_exclusions')}
   where run_exclusions.run_id = ? order by "distributorName"`

const namedMax = 5

/** An invoice that two plans want is paid by the first that is approved. */
const alsoIn = `
  select other.id, other.number, other.kind, other.status, count(distinct item.order_id)::int as invoices,
         case when count(distinct item.order_id) <= ${namedMax}
              then string_agg(distinct invoice.external_id, '، ') end as "externalIds"
    from payouts mine
    join payout_items own on own.payout_id = mine.id
    join payout_items item on item.order_id = own.order_id
    join payouts theirs on theirs.id = item.payout_id and theirs.run_id <> mine.run_id
    join settlement_runs other on other.id = theirs.run_id and other.status in ('PREVIEW', 'APPROVED')
    join orders_invoices invoice on invoice.id = item.order_id
   where mine.run_id = ?
   group by other.id order by other.number`

const resultFiles = `
  select file.id, importer.full_name as "importedBy", file.imported_at as "importedAt"
    from settlement_result_files file join staff_accounts importer on importer.id = file.imported_by
   where file.run_id = ? order by file.imported_at desc, file.id desc`

const rowsOf = async <Row>(sql: string, bindings: string[]): Promise<Row[]> =>
  (await db.rawQuery(sql, bindings)).rows

const known = `select id, number from settlement_runs where id = ? and kind = ?`

/**
 * A light check before commands.
 * @throws NotFound also for the other kind's
 */
export const expectRun = async (
  kind: RunKind,
  id: string
): Promise<Pick<RunDetail, 'id' | 'number'>> => {
  const [found] = await rowsOf<Pick<RunDetail, 'id' | 'number'>>(known, [id, kind])
  if (!found) throw new NotFound()
  return found
}

/** @throws NotFound */
export const runDetail = async (kind: RunKind, id: string): Promise<RunDetail> => {
  const [head] = await rowsOf<
    Omit<
      RunDetail,
      'totals' | 'payouts' | 'retryRequestId' | 'resultFiles' | 'exclusions' | 'alsoIn'
    >
  >(run, [id, kind])
  if (!head) throw new NotFound()
  const lines = await rowsOf<RunDetail['payouts'][number]>(payouts, [id])
  const sum = (pick: (line: RunDetail['payouts'][number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0)
  return {
    ...head,
    totals: {
      payouts: lines.length,
      invoices: sum((line) => line.invoices),
      gross: sum((line) => line.gross),
      discount: sum((line) => line.discount),
      net: sum((line) => line.amount),
    },
    payouts: lines,
    retryRequestId: await retryRequestOf(id),
    resultFiles: await rowsOf(resultFiles, [id]),
    exclusions: await rowsOf(exclusions, [id]),
    alsoIn: await rowsOf(alsoIn, [id]),
  }
}
