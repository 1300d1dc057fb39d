import type { HistoryFactKind } from '#contracts/history'
import { words } from '#contracts/words'
import { factTexts } from './i18n/fa.js'

/** How a fact of the trail is told to people without the audit right. */
export interface FactFormat {
  as: HistoryFactKind
  /** The words of an enumeration; a value without one is left out, except where others may be added. */
  words?: Readonly<Record<string, string>>
  isOpen?: boolean
  /** Never for users of a distributor. */
  isBankOnly?: boolean
  /** What is told of each element of a list of objects. */
  part?: string
  /** The fact names an account; the person behind it is told instead. */
  isPerson?: boolean
}

export const textFact: FactFormat = { as: 'text' }
export const codeFact: FactFormat = { as: 'code' }
export const rial: FactFormat = { as: 'rial' }
export const count: FactFormat = { as: 'number' }
export const percent: FactFormat = { as: 'percent' }
export const date: FactFormat = { as: 'date' }
export const word = (of: Readonly<Record<string, string>>): FactFormat => ({
  as: 'text',
  words: of,
})
export const yesNoFact = word(factTexts.yesNo)
export const bankOnly = (format: FactFormat): FactFormat => ({ ...format, isBankOnly: true })
export const person: FactFormat = bankOnly({ as: 'text', isPerson: true })
export const role: FactFormat = { ...word(words.role), isOpen: true }

export type Facts = Readonly<Record<string, Readonly<Record<string, FactFormat>>>>
