import type { ReconciliationFormat, ReconciliationSource } from '#contracts/reconciliation'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared, type Trx } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import type { MatchedLine, Period } from '../domain/match.js'
import { keysOf } from '../domain/reference.js'
import type { Sums } from '../domain/sums.js'

export interface NewReconciliation {
  id: string
  actor: StaffActor
  source: ReconciliationSource
  period: Period
  file: { name: string; digest: string }
  format: ReconciliationFormat
  lines: readonly MatchedLine[]
  sums: Sums
  leftOut: number
}

const headSql = `
  insert into reconciliations (id, source, from_day, to_day, file_name, digest, format,
    their_amount, our_amount, unexplained, left_out, imported_by, imported_at)
  values (?, ?, ?::date, ?::date, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing returning id`

const linesSql = `
  insert into reconciliation_lines (reconciliation_id, their_keys, id, status, row_number, their_reference,
    their_day, their_amount, their_text, our_kind, our_id, our_reference, our_day, our_amount)
  select ?, string_to_array(keys, ' '), id, status, row_number, their_reference,
         their_day, their_amount, their_text, our_kind, our_id, our_reference, our_day, our_amount
    from unnest(?::text[], ?::uuid[], ?::text[], ?::integer[], ?::text[], ?::date[], ?::bigint[], ?::text[],
                ?::text[], ?::uuid[], ?::text[], ?::date[], ?::bigint[])
      as line(keys, id, status, row_number, their_reference, their_day, their_amount, their_text,
              our_kind, our_id, our_reference, our_day, our_amount)`

const linesAtOnce = 1_000

/** @returns false when the same file is there already for these days */
export const insertReconciliation = async (
  { id, actor, source, period, file, format, lines, sums, leftOut }: NewReconciliation,
  trx: Trx
): Promise<boolean> => {
  const kept = await prepared(
    'insert_reconciliation',
    headSql,
    [
      ...[id, source, period.from, period.to, file.name, file.digest, format],
      ...[sums.theirs, sums.ours, sums.unexplained, leftOut],
      ...[actor.id, clock.businessNow().toJSDate()],
    ],
    trx
  )
  if (kept.length === 0) return false
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const some = lines.slice(from, from + linesAtOnce)
    await prepared(
      'insert_reconciliation_lines',
      linesSql,
      [
        id,
        some.map(({ theirs }) => keysOf(theirs?.references ?? []).join(' ')),
        some.map(() => newId()),
        some.map(({ status }) => status),
        some.map(({ theirs }) => theirs?.row ?? null),
        some.map(({ theirs }) => theirs?.references[0] ?? null),
        some.map(({ theirs }) => theirs?.day ?? null),
        some.map(({ theirs }) => theirs?.amount ?? null),
        some.map(({ theirs }) => theirs?.text || null),
        some.map(({ ours }) => ours?.kind ?? null),
        some.map(({ ours }) => ours?.id ?? null),
        some.map(({ ours }) => ours?.reference || null),
        some.map(({ ours }) => ours?.day ?? null),
        some.map(({ ours }) => ours?.amount ?? null),
      ],
      trx
    )
  }
  return true
}
