import type { Transitions } from './transitions.ts'
/** What became of a line of an upload, or would become of it if it were posted. domain "Invoices" */
export const uploadRowStatuses = [
  'READY',
  'SHORT_BY',
  'BLOCKED',
  'SIGNATORY_MISSING',
  'DUPLICATE',
  'UNKNOWN_BUYER',
  'INVALID',
] as const
export type UploadRowStatus = (typeof uploadRowStatuses)[number]

/** `STOPPED`: whoever had it posted may not any more; what was not posted can be sent again. */
export const uploadStatuses = ['CHECKED', 'POSTING', 'DONE', 'STOPPED'] as const
export type UploadStatus = (typeof uploadStatuses)[number]
/** STOPPED: who had it posted lost the right to; whoever has it may have the rest posted. */
export const uploadTransitions = {
  CHECKED: ['POSTING'],
  POSTING: ['DONE', 'STOPPED'],
  DONE: [],
  STOPPED: ['POSTING'],
} as const satisfies Transitions<UploadStatus>

/** In which lines that cannot be sold may be mended: nothing of it is being posted. */
export const isMendable = (status: UploadStatus): boolean =>
  status === 'CHECKED' || status === 'STOPPED'

/** A line of an item each; lines of one `externalId` are one invoice, a buyer is named by one of the three. */
export const uploadColumns = [
  'externalId',
  'buyerPhone',
  'buyerNationalCode',
  'companyUniqueId',
  'plan',
  'itemName',
  'unitType',
  'qty',
  'price',
  'dueDateInDays',
  'invoicedAt',
] as const
export type UploadColumn = (typeof uploadColumns)[number]

/** One of these names the buyer. */
export const buyerColumns = [
  'buyerPhone',
  'buyerNationalCode',
  'companyUniqueId',
] as const satisfies readonly UploadColumn[]
const optionalColumns: readonly UploadColumn[] = [...buyerColumns, 'plan']
export const neededColumns = uploadColumns.filter((column) => !optionalColumns.includes(column))

/** By which header of a file each column is filled. */
export type ColumnChoice = Partial<Record<UploadColumn, string>>
/** The field of the form in which a choice is sent; `chooseColumns` asks for the choice. */
export const columnField = (column: UploadColumn): `column:${UploadColumn}` => `column:${column}`

/** A header of a file, and which column it seems to be. */
export interface UploadHeader {
  header: string
  column: UploadColumn | null
}

/** Which columns a choice lacks: all that are needed, and one that names the buyer. */
export const missingColumns = (choice: ColumnChoice): UploadColumn[] => [
  ...neededColumns.filter((column) => !choice[column]),
  ...(buyerColumns.some((column) => choice[column]) ? [] : [buyerColumns[0]]),
]
export type UploadCells = Readonly<Record<UploadColumn, string>>

export const orderUploadLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 5_000,
  /** Rows of one page. */
  page: 500,
  fileName: 200,
  /** Buyers who are nobody's, or kept out, in a day: a file is no way to find out who is a customer. */
  unknownBuyersPerDay: 5_000,
  /** Tries of an invoice that fails for no reason of its own, until its posting stops. */
  attempts: 5,
  /** Of one cell that is mended. */
  cell: 500,
} as const

export interface UploadAnswer {
  id: string
  /** Lines by what became of them. */
  counts: Record<UploadRowStatus, number>
  invoices: { total: number; ready: number }
}

export interface UploadRow {
  /** As the spreadsheet counts. */
  row: number
  externalId: string
  status: UploadRowStatus
  /** The column that is at fault, where it is one. */
  field: UploadColumn | null
  message: string
  cells: UploadCells
  /** Set once the invoice is posted. */
  orderId: string | null
  referenceNumber: string | null
}

export interface UploadRows {
  rows: UploadRow[]
  /** After which row the next page begins; null at the end. */
  next: number | null
}
