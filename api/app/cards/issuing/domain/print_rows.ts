import { toAsciiDigits } from '#contracts/digits'
import type { SheetRow } from '#app/platform/workbook/sheet'
import { fold, meanings, rowsBelowHead } from '#app/platform/workbook/sheet_columns'
import { printFile, postVerdictWords } from '../i18n/fa.js'

export type Verdict = 'PRINTED' | 'FAILED' | 'UNKNOWN'

export interface PrintLine {
  row: number
  reference: string
  verdict: Verdict
  reason: string | null
}

const reasonMax = 500
const referenceMax = 40

const verdicts = meanings<Exclude<Verdict, 'UNKNOWN'>>(postVerdictWords)
const { reference, verdict, reason } = printFile.columns

/** Null without the required columns. */
export const readPrintRows = (rows: readonly SheetRow[]): PrintLine[] | null => {
  const named = rowsBelowHead(rows, { reference, verdict, reason }, ['reference', 'verdict'])
  if (!named) return null
  return named
    .map(({ row, cells }) => ({
      row,
      reference: toAsciiDigits(cells.reference).trim().toUpperCase().slice(0, referenceMax),
      verdict: verdicts.get(fold(cells.verdict)) ?? ('UNKNOWN' as const),
      reason: cells.reason.trim().slice(0, reasonMax) || null,
    }))
    .filter((line) => line.reference !== '')
}
