import type { UploadCells, UploadColumn, UploadRowStatus } from '#contracts/order_uploads'
import type { Plan } from '#contracts/plans'
import type { Sale } from '#app/trade/orders/domain/sale'
import { messages } from '../i18n/fa.js'

export interface UploadLine {
  row: number
  cells: UploadCells
  /** Where a formula stands that nobody has worked out. */
  formulas: readonly UploadColumn[]
}

export interface Verdict {
  status: UploadRowStatus
  field: UploadColumn | null
  message: string
}
export type LineFault = Verdict & { row: number }

/** Lines of one number. Whose lines are at fault has no sale. */
export interface UploadedInvoice {
  lines: readonly UploadLine[]
  faults: readonly LineFault[]
  sale: Sale | null
  /** The file says none: those that the buyer may have. */
  plans: readonly Plan[]
}

export const isReady = ({ status }: Verdict): boolean => status === 'READY'
export const ready: Verdict = { status: 'READY', field: null, message: messages.ready }

export const invalid = (field: UploadColumn | null, message: string): Verdict => ({
  status: 'INVALID',
  field,
  message,
})

/** In the order of the file; a line without a number is an invoice of its own. */
export const invoicesOf = (lines: readonly UploadLine[]): UploadLine[][] => {
  const invoices = Map.groupBy(lines, ({ row, cells }) => cells.externalId || row)
  return [...invoices.values()]
}

/** A line that is at fault says so; the others of its invoice say which one it is. */
export const verdictOfLine = (
  { row }: UploadLine,
  faults: readonly LineFault[]
): Verdict | undefined => {
  const own = faults.find((fault) => fault.row === row)
  if (own) return { status: own.status, field: own.field, message: own.message }
  return faults[0] && invalid(null, messages.sibling(faults[0].row))
}

/** A formula counts until its own cell is mended, whatever else of the line is. */
export const mendedLine = (
  { row, cells, formulas }: UploadLine,
  mended: Partial<UploadCells>
): UploadLine => ({
  row,
  cells: { ...cells, ...mended },
  formulas: formulas.filter((column) => mended[column] === undefined),
})
