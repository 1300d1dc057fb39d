import type { DistributorUser } from '#app/platform/audit/actor'
import { prepared, type Trx } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { verdictOfLine, type UploadLine, type Verdict } from '../domain/invoices.js'
import type { JudgedInvoice } from './judge.js'

export interface NewUpload {
  id: string
  actor: DistributorUser
  fileName: string
  digest: string
  judged: readonly JudgedInvoice[]
}

export interface JudgedLine {
  line: UploadLine
  externalId: string
  verdict: Verdict
  /** On the first line of a ready invoice. */
  sale: string | null
}

export const judgedLines = (judged: readonly JudgedInvoice[]): JudgedLine[] =>
  judged.flatMap(({ invoice: { lines, faults }, verdict, sale }) =>
    lines.map((line, at) => ({
      line,
      externalId: line.cells.externalId,
      verdict: verdict ?? verdictOfLine(line, faults)!,
      sale: sale && at === 0 ? JSON.stringify(sale) : null,
    }))
  )

const uploadSql = `
  insert into order_uploads (id, distributor_id, branch_id, uploaded_by, file_name, digest, invoices,
    created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing returning id`

const rowsSql = `
  insert into order_upload_rows (upload_id, row_number, external_id, cells, formulas, status, field,
    message, sale)
  select ?, row_number, external_id, cells, string_to_array(formulas, ','), status, field, message, sale
    from unnest(?::integer[], ?::text[], ?::jsonb[], ?::text[], ?::text[], ?::text[], ?::text[], ?::jsonb[])
      as n (row_number, external_id, cells, formulas, status, field, message, sale)`

const rowsAtOnce = 500

/** @returns false when the same file is there already */
export const insertUpload = async (
  { id, actor, fileName, digest, judged }: NewUpload,
  trx: Trx
): Promise<boolean> => {
  const kept = await prepared(
    'insert_upload',
    uploadSql,
    [
      ...[id, actor.distributorId, actor.branchId, actor.id, fileName, digest],
      ...[judged.length, clock.businessNow().toJSDate()],
    ],
    trx
  )
  if (kept.length === 0) return false
  const lines = judgedLines(judged)
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const some = lines.slice(from, from + rowsAtOnce)
    await prepared(
      'insert_upload_rows',
      rowsSql,
      [
        id,
        some.map(({ line }) => line.row),
        some.map(({ externalId }) => externalId),
        some.map(({ line }) => JSON.stringify(line.cells)),
        some.map(({ line }) => line.formulas.join(',')),
        some.map(({ verdict }) => verdict.status),
        some.map(({ verdict }) => verdict.field),
        some.map(({ verdict }) => verdict.message),
        some.map(({ sale }) => sale),
      ],
      trx
    )
  }
  return true
}
