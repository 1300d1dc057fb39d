import type { BankVerdict } from '#contracts/payments'
import type { BankAnswer } from './gateway.js'

export type CodeTable = Readonly<Record<string, BankVerdict>>

const codeMax = 100
/** A code is short and plain; whatever else a bank sends must not get into our books as it came. */
const plain = /^[\w .:+-]+$/

/** A code as it may be kept. */
export const keptCode = (code: unknown): string => {
  const text = typeof code === 'string' || typeof code === 'number' ? String(code) : ''
  return plain.test(text) && text.length <= codeMax ? text : 'MALFORMED'
}

/** A code that the table does not know says nothing. */
export const bankAnswerOf = (table: CodeTable, code: unknown): BankAnswer => {
  const kept = keptCode(code)
  return { verdict: Object.hasOwn(table, kept) ? table[kept] : 'UNKNOWN', code: kept }
}

/**
 * Codes whose meaning hangs on what we asked before. "Done before" is ours only when we had asked; and
 * "no such payment" is a receipt that somebody invented only when we had not: afterwards it contradicts us.
 */
export const verified = (
  {
    table,
    doneBefore,
    notFound,
  }: { table: CodeTable; doneBefore: string; notFound: readonly string[] },
  code: unknown,
  wasAsked: boolean
): BankAnswer => {
  const answer = bankAnswerOf(table, code)
  if (answer.code === doneBefore) return { ...answer, verdict: wasAsked ? 'PAID' : 'UNKNOWN' }
  if (notFound.includes(answer.code)) {
    return { ...answer, verdict: wasAsked ? 'UNKNOWN' : 'NOT_PAID' }
  }
  return answer
}
