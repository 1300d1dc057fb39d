import type {
  LineState,
  LineStatus,
  OurKind,
  ReconciliationCounts,
  ReconciliationFormat,
  ReconciliationSource,
  ReconciliationStatus,
} from '#contracts/reconciliation'
import { prepared, type Client } from '#app/platform/database/database'
import type { Period } from '../domain/match.js'

/** Of one source and its days: what was sent for others by mistake may be sent again. */
export const sameFile = async (
  digest: string,
  source: ReconciliationSource,
  { from, to }: Period
): Promise<{ id: string; importedAt: Date } | undefined> => {
  const [same] = await prepared<{ id: string; importedAt: Date }>(
    'same_statement',
    `select id, imported_at as "importedAt" from reconciliations
      where digest = ? and source = ? and from_day = ?::date and to_day = ?::date`,
    [digest, source, from, to]
  )
  return same
}

export interface Reconciliation {
  id: string
  source: ReconciliationSource
  format: ReconciliationFormat
  status: ReconciliationStatus
  unexplained: number
  importedBy: string
}

export interface Line {
  id: string
  reconciliationId: string
  status: LineStatus
  state: LineState
  rowNumber: number | null
  theirReference: string | null
  theirKeys: string[]
  theirDay: string | null
  theirAmount: number | null
  ourKind: OurKind | null
  ourId: string | null
  ourAmount: number | null
}

export interface Standing {
  /** Lines that nobody has cleared up; those of which the bank was asked are among them. */
  open: number
  /** Explained without a booking, or whose booking holds no longer; their rials add up, whichever way they went. */
  explained: number
  explainedAmount: number
}

const standingSql = `
  with lines as (
    select line.state, abs(coalesce(line.their_amount, 0) - coalesce(line.our_amount, 0)) as difference,
           case line.resolution
             when 'EXPLAINED' then true
             when 'BOOKED' then deposit.reversed_at is not null
             when 'REVERSED' then exists (
               select from payments_gateway_deposits again
                where again.reversed_at is null and again.reference_key = deposit.reference_key)
             else false end as is_explained
      from reconciliation_lines line
      left join payments_gateway_deposits deposit on deposit.id = line.deposit_id
     where line.reconciliation_id = ?)
  select count(*) filter (where state in ('OPEN', 'ASKED')) as open,
         count(*) filter (where is_explained) as explained,
         coalesce(sum(difference) filter (where is_explained), 0)::bigint as "explainedAmount"
    from lines`

export const standingOf = async (id: string, client?: Client): Promise<Standing> => {
  const [standing] = await prepared<Standing>('reconciliation_standing', standingSql, [id], client)
  return standing!
}

const countsSql = `
  select count(*) filter (where status = 'MATCHED') as matched,
         count(*) filter (where status = 'MISSING_HERE') as "missingHere",
         count(*) filter (where status = 'MISSING_THERE') as "missingThere",
         count(*) filter (where status = 'AMOUNT_DIFFERS') as "amountDiffers",
         count(*) filter (where status = 'DUPLICATE') as duplicate
    from reconciliation_lines where reconciliation_id = ?`

/** What the page shows beyond the row. */
export const shownReconciliation = async (
  id: string
): Promise<{ counts: ReconciliationCounts; standing: Standing; leftOut: number }> => {
  const [[counts], standing, [of]] = await Promise.all([
    prepared<ReconciliationCounts>('reconciliation_counts', countsSql, [id]),
    standingOf(id),
    prepared<{ leftOut: number }>(
      'reconciliation_left_out',
      `select left_out as "leftOut" from reconciliations where id = ?`,
      [id]
    ),
  ])
  return { counts: counts!, standing, leftOut: of!.leftOut }
}
