import { toAsciiDigits } from '#contracts/digits'
import { jalaliDate } from '../jalali.js'
import { tehranOffsetMs } from '../clock.js'
import { messages } from './i18n/fa.js'

/** What stands in a cell: a number to calculate with, or a text. */
export type Cell = string | number | null

/** What the field itself holds, before it is written. */
export type ColumnKind = 'text' | 'rials' | 'number' | 'day' | 'moment' | 'label' | 'flag' | 'any'

/** A column of an export: its Persian header and how a value is written. */
export interface Column {
  kind: ColumnKind
  /** What a label stands for. */
  values?: readonly string[]
  header: string
  cell: (value: unknown) => Cell
}

/** What a spreadsheet would run as a formula, also after it was pasted or saved as CSV. */
const formula = /^[\s\u200b-\u200f\ufeff]*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/

/** A leading apostrophe keeps a text a text. */
export const neutral = (text: string): string => (formula.test(text) ? `'${text}` : text)

const ifAny =
  (write: (value: NonNullable<unknown>) => Cell) =>
  (value: unknown): Cell =>
    value === null || value === undefined || value === '' ? null : write(value)

const plain = (value: NonNullable<unknown>): string => {
  if (Array.isArray(value)) return value.join(messages.listSeparator)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Names, codes, phones: whatever it looks like, it stays a text. */
export const text = (header: string): Column => ({
  kind: 'text',
  header,
  cell: ifAny((value) => neutral(plain(value))),
})

/** A value that is a number here and a text or a switch there, written as a text. */
export const anything = (header: string): Column => ({ ...text(header), kind: 'any' })

/** An amount; the unit stands in the header. */
export const rials = (header: string): Column => ({
  kind: 'rials',
  header: `${header} (${messages.rials})`,
  cell: ifAny(Number),
})

export const number = (header: string): Column => ({
  kind: 'number',
  header,
  cell: ifAny(Number),
})

/** The last days that were written: neighbouring rows mostly fall on the same ones. */
const writtenDays = new Map<string, string>()
const writtenDaysMax = 4096
const writeDay = (day: string): string => {
  const known = writtenDays.get(day)
  if (known) return known
  if (writtenDays.size >= writtenDaysMax) writtenDays.clear()
  const written = toAsciiDigits(jalaliDate(day))
  writtenDays.set(day, written)
  return written
}

/** A date column (`YYYY-MM-DD`), as `jYYYY/jMM/jDD`; in ASCII digits, which spreadsheets find and sort. */
export const jalaliDay = (header: string): Column => ({
  kind: 'day',
  header,
  cell: ifAny((value) => writeDay(String(value))),
})

/** A moment, as `jYYYY/jMM/jDD HH:mm` in Tehran: this order sorts. */
export const jalaliMoment = (header: string): Column => ({
  kind: 'moment',
  header,
  cell: ifAny((value) => {
    const millis = value instanceof Date ? value.getTime() : Date.parse(String(value))
    const local = new Date(millis + tehranOffsetMs(millis)).toISOString()
    return `${writeDay(local.slice(0, 10))} ${local.slice(11, 16)}`
  }),
})

/** A value of an enumeration, as people call it. */
export const label = (header: string, labels: Readonly<Record<string, string>>): Column => ({
  kind: 'label',
  values: Object.keys(labels),
  header,
  cell: ifAny((value) => labels[String(value)] ?? neutral(String(value))),
})

export const yesNo = (header: string): Column => ({
  kind: 'flag',
  header,
  cell: ifAny((value) => (value ? messages.yes : messages.no)),
})
