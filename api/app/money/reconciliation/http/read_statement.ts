import type { HttpContext } from '@adonisjs/core/http'
import {
  reconciliationLimits,
  type ReconciliationFormat,
  type ReconciliationSource,
} from '#contracts/reconciliation'
import { InvalidFields } from '#app/platform/errors'
import { sentFile, type SentFile } from '#app/platform/http/sent_file'
import { Semaphore } from '#app/platform/process/semaphore'
import {
  readStatement,
  UnreadableWorkbook,
  type SheetRow,
} from '#app/platform/workbook/read_workbook'
import { readLines } from '../domain/lines.js'
import type { Period, Theirs } from '../domain/match.js'
import {
  faultOfStatement,
  isOfBanks,
  movedBetween,
  type StatementFault,
} from '../domain/statement_rules.js'
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

const ruleOf: Readonly<Record<StatementFault, string>> = {
  tooManyRows: 'rows',
  faultyRows: 'rows',
  empty: 'required',
  noReference: 'columns',
  tooMuch: 'amount',
}

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

export interface ReadStatement {
  format: ReconciliationFormat
  lines: Theirs[]
  /** What the file says it moved in all; null where it says nothing. */
  stated: number | null
  leftOut: number
}

export const statementFile = (ctx: HttpContext): Promise<SentFile> =>
  sentFile(ctx, reconciliationLimits, messages)

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
  { bytes }: SentFile,
  source: ReconciliationSource,
  period: Period
): Promise<ReadStatement> => {
  const { format, rows, balances } = await readStatement(bytes, limits).catch((error: unknown) => {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return refuse('format', messages.unreadable)
  })
  if (isOfBanks(format) && source !== 'BANK') refuse('format', messages.onlyOfBank)
  const read = readLines(rows, period, source)
  if (!read) return refuse('columns', messages.unknownColumns(whatWasRead(rows)))
  const { lines, faults, leftOut, total } = read
  const stated = balances ? movedBetween(balances) : total
  if (balances && stated === null) refuse('format', messages.unreadable)
  const fault = faultOfStatement(read, { source, format, stated })
  if (fault === 'faultyRows')
    refuse('rows', messages.faultyRows(faults.slice(0, shownFaults), faults.length))
  else if (fault) refuse(ruleOf[fault], messages[fault])
  return { format, lines, stated, leftOut }
}
