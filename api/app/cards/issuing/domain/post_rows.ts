import type { ParcelStatus } from '#contracts/cards'
import { toAsciiDigits } from '#contracts/digits'
import type { SheetRow } from '#app/platform/workbook/sheet'
import { fold, meanings, rowsBelowHead } from '#app/platform/workbook/sheet_columns'
import { postFile, postWords } from '../i18n/fa.js'

export interface PostLine {
  row: number
  trackingNumber: string
  /** Null for unknown words. */
  status: ParcelStatus | null
}

const trackingNumberMax = 60
const statuses = meanings<ParcelStatus>(postWords)

/** Null without both columns. */
export const readPostRows = (rows: readonly SheetRow[]): PostLine[] | null => {
  const named = rowsBelowHead(rows, postFile.columns, ['trackingNumber', 'status'])
  if (!named) return null
  return named
    .map(({ row, cells }) => ({
      row,
      trackingNumber: toAsciiDigits(cells.trackingNumber).trim().slice(0, trackingNumberMax),
      status: statuses.get(fold(cells.status)) ?? null,
    }))
    .filter((line) => line.trackingNumber !== '')
}
