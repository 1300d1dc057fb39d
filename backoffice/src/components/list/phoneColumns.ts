import type { FieldKind } from '@kasbeno/api/contracts/descriptors'

interface Column {
  source: string
  /** None for a column of the list's own. */
  kind?: FieldKind
}

const amountsMost = 2

/**
 * What a phone has no room for beside an amount, which is never pushed off the screen: it keeps who or what, the amounts
 * and the status. A list without amounts keeps all of its columns.
 */
export const hiddenOnPhones = (columns: readonly Column[]): string[] => {
  const amounts = columns.filter(({ kind }) => kind === 'rials').slice(0, amountsMost)
  if (amounts.length === 0) return []
  const name = columns.find(({ kind }) => kind === 'text') ?? columns[0]
  const kept = new Set([name, ...amounts].map((column) => column?.source))
  return columns
    .map(({ source }) => source)
    .filter((source) => !kept.has(source) && (amounts.length > 1 || source !== 'status'))
}
