import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import {
  reconciliationLimits,
  type ReconciliationFormat,
  type ReconciliationSource,
} from '#contracts/reconciliation'
import { InvalidFields } from '#app/platform/errors'
import { formFileName, formFiles } from '#app/platform/http/form_files'
import { cleaned } from '#app/platform/values/visible'
import { Semaphore } from '#app/platform/process/semaphore'
import {
  readStatement,
  UnreadableWorkbook,
  type SheetRow,
} from '#app/platform/workbook/read_workbook'
import { amountIn, readLines } from '../domain/lines.js'
import type { Period, Theirs } from '../domain/match.js'
import { messages } from '../i18n/fa.js'

/** Matching takes memory for all lines of both sides: one file at a time, and a short queue. */
const reading = new Semaphore(1, 4, messages.busy)
export const inTurn = <Answer>(work: () => Promise<Answer>) => reading.run(work)

/** As far as there is time to say which limit it is. */
const limits = {
  unpackedBytesMax: 64 * 2 ** 20,
  charactersMax: 12 * 2 ** 20,
  rowsMax: 2 * reconciliationLimits.rows,
  cellsMax: 20 * reconciliationLimits.rows,
  columnsMax: 60,
}

const [shownCells, shownCharacters, shownFaults] = [12, 30, 5]

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

export interface StatementFile {
  name: string
  digest: string
  bytes: Buffer
}

export interface ReadStatement {
  format: ReconciliationFormat
  lines: Theirs[]
  /** What the file says it moved in all; null where it says nothing. */
  stated: number | null
}

/** @throws InvalidFields without a file, or for one that is too large */
export const statementFile = async (ctx: HttpContext): Promise<StatementFile> => {
  const bytes = (await formFiles(ctx)).get('file')
  if (!bytes?.length) return refuse('required', messages.fileRequired)
  if (bytes.length > reconciliationLimits.bytes) refuse('size', messages.tooLarge)
  const name = cleaned(await formFileName(ctx, 'file')).slice(0, reconciliationLimits.fileName)
  return { name: name || 'file', digest: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** For whoever took another file: what stands where the head should. */
const whatWasRead = (rows: readonly SheetRow[]): string => {
  const fullest = rows
    .slice(0, 20)
    .toSorted((one, other) => filled(other).length - filled(one).length)[0]
  const cells = fullest ? filled(fullest).slice(0, shownCells) : []
  return cells.map((cell) => `«${cell.slice(0, shownCharacters)}»`).join('، ') || '–'
}
const filled = ({ cells }: SheetRow): string[] => cells.flatMap((cell) => cell || [])

/** @throws InvalidFields for no statement, unknown columns, or rows that cannot be read: a file stands as a whole */
export const statementLines = async (
  { bytes }: StatementFile,
  source: ReconciliationSource,
  period: Period
): Promise<ReadStatement> => {
  const { format, rows, balances } = await readStatement(bytes, limits).catch((error: unknown) => {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return refuse('format', messages.unreadable)
  })
  const isOfBanks = format === 'MT940' || format === 'CAMT053'
  if (isOfBanks && source !== 'BANK') refuse('format', messages.onlyOfBank)
  const read = readLines(rows, period)
  if (!read) return refuse('columns', messages.unknownColumns(whatWasRead(rows)))
  const { lines, faults, leftOut, total } = read
  if (lines.length > reconciliationLimits.rows) refuse('rows', messages.tooManyRows)
  if (faults.length > 0)
    refuse('rows', messages.faultyRows(faults.slice(0, shownFaults), faults.length))
  if (lines.length === 0 && leftOut === 0 && !isOfBanks) refuse('required', messages.empty)
  const isNamed = lines.length === 0 || lines.some(({ references }) => references.length > 0)
  if (source !== 'BANK' && !isNamed) refuse('columns', messages.noReference)
  return { format, lines, stated: balances ? movedBetween(balances) : total }
}

const movedBetween = ({ opening, closing }: { opening: string; closing: string }): number => {
  const [before = 0, after = 0] = [opening, closing].map(amountIn)
  const moved = after - before
  return Number.isSafeInteger(moved) ? moved : refuse('format', messages.unreadable)
}
