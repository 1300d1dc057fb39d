import { factWords } from '#contracts/trail'
import { shownFacts } from '#app/platform/history/facts'
import type { FactFormat } from '#app/platform/history/fact_formats'
import { jalaliDate } from '#app/platform/time/jalali'
import { trailTexts as texts } from '../i18n/fa.js'

type Facts = Readonly<Record<string, unknown>>

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const single = (value: unknown, format?: FactFormat): string => {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const written = String(value)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(written))
    return jalaliDate(written.slice(0, 10))
  return format?.words?.[written] ?? written
}

const told = (value: unknown, format?: FactFormat): string => {
  if (Array.isArray(value)) return value.map((each) => told(each, format)).join(texts.and)
  return isFacts(value) ? tellFacts(value) : single(value, format)
}

/** Facts of a line in Persian: their names, the words of enumerations, Jalali days; ids tell nobody anything. */
export const tellFacts = (facts: Facts, subject?: string): string =>
  Object.entries(facts)
    .filter(([, value]) => !(typeof value === 'string' && uuid.test(value)))
    .map(([name, value]) => {
      const word: Readonly<Record<string, string | undefined>> = factWords
      const written = told(value, shownFacts[subject ?? '']?.[name])
      return `${word[name] ?? name}${texts.is}${written}`
    })
    .join(texts.next)
