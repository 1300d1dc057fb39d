import { prepared, type Trx } from '#app/platform/database/database'
import { judgedLines } from './insert_upload.js'
import type { JudgedInvoice } from './judge.js'

const rewriteSql = `
  update order_upload_rows r
     set external_id = n.external_id, cells = n.cells,
         formulas = string_to_array(n.formulas, ','), status = n.status, field = n.field,
         message = n.message, sale = n.sale, attempts = 0
    from unnest(?::integer[], ?::text[], ?::jsonb[], ?::text[], ?::text[], ?::text[], ?::text[], ?::jsonb[])
      as n (row_number, external_id, cells, formulas, status, field, message, sale)
   where r.upload_id = ? and r.row_number = n.row_number and r.order_id is null`

/** What became of the lines of mended invoices. */
export const rewriteLines = async (
  uploadId: string,
  judged: readonly JudgedInvoice[],
  trx: Trx
): Promise<void> => {
  const lines = judgedLines(judged)
  await prepared(
    'rewrite_upload_rows',
    rewriteSql,
    [
      lines.map(({ line }) => line.row),
      lines.map(({ externalId }) => externalId),
      lines.map(({ line }) => JSON.stringify(line.cells)),
      lines.map(({ line }) => line.formulas.join(',')),
      lines.map(({ verdict }) => verdict.status),
      lines.map(({ verdict }) => verdict.field),
      lines.map(({ verdict }) => verdict.message),
      lines.map(({ sale }) => sale),
      uploadId,
    ],
    trx
  )
}
