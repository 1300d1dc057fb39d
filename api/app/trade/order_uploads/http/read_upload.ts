import type { HttpContext } from '@adonisjs/core/http'
import { orderUploadLimits, uploadColumns, type UploadColumn } from '#contracts/order_uploads'
import { InvalidFields } from '#app/platform/errors'
import { sentFile, type SentFile } from '#app/platform/http/sent_file'
import { readTable, UnreadableWorkbook } from '#app/platform/workbook/read_workbook'
import { rowsBelowHead } from '#app/platform/workbook/sheet_columns'
import { KeyedMutex, Semaphore } from '#app/platform/process/semaphore'
import { invoicesOf, type UploadedInvoice, type UploadLine } from '../domain/invoices.js'
import { messages } from '../i18n/fa.js'
import type { UploadReach } from '../queries/uploads.js'
import type { ChosenHeaders } from '../steps/keep_headers.js'
import { invoiceOfLines } from './invoice_of_lines.js'
import { headOf, type AskedHead } from './read_head.js'

/** A file asks the database thousands of times: one at a time, and a short queue. */
const checking = new Semaphore(1, 4, messages.busy)
/** A distributor that sends one after the other keeps one place alone. */
const ofDistributor = new KeyedMutex(1, messages.busy)

export const inTurn = <Answer>(distributorId: string, check: () => Promise<Answer>) =>
  ofDistributor.run(distributorId, () => checking.run(check))

/** As far as there is time to say which limit it is. */
const limits = {
  unpackedBytesMax: 64 * 2 ** 20,
  charactersMax: 8 * 2 ** 20,
  rowsMax: 2 * orderUploadLimits.rows,
  cellsMax: 200_000,
  columnsMax: 50,
}

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

export const uploadedFile = (ctx: HttpContext): Promise<SentFile> =>
  sentFile(ctx, orderUploadLimits, messages)

export interface ReadUpload {
  invoices: UploadedInvoice[]
  /** What its sender said of its headers. */
  chosen: ChosenHeaders | null
}

/** @throws InvalidFields for no table, ColumnsUnknown, or no or too many lines */
const readLines = async (
  { bytes }: SentFile,
  reach: UploadReach,
  asked: AskedHead
): Promise<{ lines: UploadLine[]; chosen: ChosenHeaders | null }> => {
  const rows = await readTable(bytes, limits).catch((error: unknown) => {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return refuse('format', messages.unreadable)
  })
  const { columns, chosen } = await headOf(reach, rows, asked)
  const headers = Object.fromEntries(
    uploadColumns.map((column) => [column, columns[column] ?? []])
  ) as Record<UploadColumn, string | readonly string[]>
  const named = uploadColumns.filter((column) => columns[column])
  const filled = rowsBelowHead(rows, headers, named)!.filter(
    ({ cells, formulas }) => formulas.length > 0 || Object.values(cells).some((cell) => cell !== '')
  )
  if (filled.length === 0) refuse('required', messages.empty)
  if (filled.length > orderUploadLimits.rows) refuse('rows', messages.tooManyRows)
  return { lines: filled, chosen }
}

/** Read anew for the branch that sells. @throws InvalidFields */
export const readInvoices = async (
  file: SentFile,
  reach: UploadReach,
  asked: AskedHead
): Promise<ReadUpload> => {
  const { lines, chosen } = await readLines(file, reach, asked)
  const invoices: UploadedInvoice[] = []
  for (const some of invoicesOf(lines)) invoices.push(await invoiceOfLines(some, reach.branchId))
  return { invoices, chosen }
}
