import type { SheetRow } from './sheet.ts'

/** The head of the rows that a statement in a format of banks becomes. */
export const statementHead: readonly string[] = [
  'day',
  'reference',
  'otherReference',
  'text',
  'amount',
]

export interface Statement {
  format: 'XLSX' | 'CSV' | 'MT940' | 'CAMT053'
  /** Below a head; what left the account is negative. */
  rows: SheetRow[]
  /** Of the account, where the statement says them. */
  balances: { opening: string; closing: string } | null
}
