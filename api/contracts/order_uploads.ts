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
export type UploadCells = Readonly<Record<UploadColumn, string>>

export const orderUploadLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 5_000,
  /** Rows of one page. */
  page: 500,
  fileName: 200,
  /** Buyers who are nobody's, or kept out, in a day: a file is no way to find out who is a customer. */
  unknownBuyersPerDay: 5_000,
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
