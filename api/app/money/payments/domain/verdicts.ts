import type { BankVerdict } from '#contracts/payments'
import type { BankAnswer } from './gateway.js'

export type CodeTable = Readonly<Record<string, BankVerdict>>

const codeMax = 100
/** Anything else the bank sends must not reach our books unchecked. */
const plain = /^[\w .:+-]+$/

/** A code that is safe to store. */
export const keptCode = (code: unknown): string => {
  const text = typeof code === 'string' || typeof code === 'number' ? String(code) : ''
  return plain.test(text) && text.length <= codeMax ? text : 'MALFORMED'
}

/** Unknown codes mean UNKNOWN. */
export const bankAnswerOf = (table: CodeTable, code: unknown): BankAnswer => {
  const kept = keptCode(code)
  return { verdict: Object.hasOwn(table, kept) ? table[kept] : 'UNKNOWN', code: kept }
}

/**
 * For codes whose meaning depends on whether we asked before: "done before" is ours only if we did; "no such payment"
 * means an invented receipt only if we did not.
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
