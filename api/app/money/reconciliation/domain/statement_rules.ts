import { maxRials } from '#contracts/money'
import {
  reconciliationLimits,
  type ReconciliationFormat,
  type ReconciliationSource,
} from '#contracts/reconciliation'
import { amountIn, type ReadLines } from './lines.js'

export type StatementFault = 'tooManyRows' | 'faultyRows' | 'empty' | 'noReference' | 'tooMuch'

/** Formats that only banks write. */
export const isOfBanks = (format: ReconciliationFormat): boolean =>
  format === 'MT940' || format === 'CAMT053'

/** What an account moved between two balances; null where they are none. */
export const movedBetween = (balances: { opening: string; closing: string }): number | null => {
  const [before = NaN, after = NaN] = [balances.opening, balances.closing].map(amountIn)
  return Number.isSafeInteger(after - before) ? after - before : null
}

interface Told {
  source: ReconciliationSource
  format: ReconciliationFormat
  /** What the file says it moved in all. */
  stated: number | null
}

/** Why a file that was read is none that can be laid beside the books. */
export const faultOfStatement = (
  { lines, faults, leftOut }: Pick<ReadLines, 'lines' | 'faults' | 'leftOut'>,
  { source, format, stated }: Told
): StatementFault | null => {
  if (lines.length > reconciliationLimits.rows) return 'tooManyRows'
  if (faults.length > 0) return 'faultyRows'
  if (lines.length === 0 && leftOut === 0 && !isOfBanks(format)) return 'empty'
  const isNamed = lines.length === 0 || lines.some(({ references }) => references.length > 0)
  if (source !== 'BANK' && !isNamed) return 'noReference'
  // Whichever way they went: no sum of some of them passes it either.
  const moved = lines.reduce((sum, { amount }) => sum + Math.abs(amount), Math.abs(stated ?? 0))
  return moved > maxRials ? 'tooMuch' : null
}
