import type {
  LineStatus,
  OurKind,
  ReconciliationCounts,
  ReconciliationSource,
  ReconciliationStatus,
  ResolveAction,
} from '#contracts/reconciliation'
import { prepared, type Client } from '#app/platform/database/database'

export const sameFile = async (
  digest: string
): Promise<{ id: string; importedAt: Date } | undefined> => {
  const [same] = await prepared<{ id: string; importedAt: Date }>(
    'same_statement',
    `select id, imported_at as "importedAt" from reconciliations where digest = ?`,
    [digest]
  )
  return same
}

export interface Reconciliation {
  id: string
  source: ReconciliationSource
  status: ReconciliationStatus
  unexplained: number
}

export interface Line {
  id: string
  reconciliationId: string
  status: LineStatus
  theirReference: string | null
  theirDay: string | null
  theirAmount: number | null
  ourKind: OurKind | null
  ourId: string | null
  ourAmount: number | null
  resolution: ResolveAction | null
}

export interface Standing {
  /** Lines that nobody has cleared up; those of which the bank was asked are among them. */
  open: number
  /** Explained without a booking, and what they come to in rials. */
  explained: number
  explainedAmount: number
}

const standingSql = `
  select count(*) filter (where status <> 'MATCHED' and coalesce(resolution, 'ASKED_BANK') = 'ASKED_BANK') as open,
         count(*) filter (where resolution = 'EXPLAINED') as explained,
         coalesce(sum(coalesce(their_amount, 0) - coalesce(our_amount, 0))
           filter (where resolution = 'EXPLAINED'), 0)::bigint as "explainedAmount"
    from reconciliation_lines where reconciliation_id = ?`

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
): Promise<{ counts: ReconciliationCounts; standing: Standing }> => {
  const [[counts], standing] = await Promise.all([
    prepared<ReconciliationCounts>('reconciliation_counts', countsSql, [id]),
    standingOf(id),
  ])
  return { counts: counts!, standing }
}
