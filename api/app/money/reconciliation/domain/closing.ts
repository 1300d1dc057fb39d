import type { ReconciliationFormat, ReconciliationSource } from '#contracts/reconciliation'

export interface ToClose {
  source: ReconciliationSource
  format: ReconciliationFormat
  importedBy: string
  unexplained: number
  /** Lines explained without a booking that holds. */
  explained: number
}

/** Why one person does not close it alone; null where one does. A table of the bank's is written by hand with ease. */
export const secondPersonFor = (
  { source, format, importedBy, unexplained, explained }: ToClose,
  closer: string
): 'EXPLAINED' | 'OWN_FILE' | null => {
  if (explained > 0 || unexplained !== 0) return 'EXPLAINED'
  const isEditable = format === 'CSV' || format === 'XLSX'
  return source === 'BANK' && isEditable && importedBy === closer ? 'OWN_FILE' : null
}
