import type { FieldKind } from '#contracts/descriptors'
import { toAsciiDigits } from '#contracts/digits'
import { words } from '#contracts/words'
import { jalaliDate } from '../time/jalali.js'
import { tehranOffsetMs } from '../time/clock.js'
import { messages } from './i18n/fa.js'

/** A day, or a minute of one, in Tehran. */
export interface DatedCell {
  /** `jYYYY/jMM/jDD`, with ` HH:mm` for a moment: this order sorts. In ASCII digits, which spreadsheets find. */
  written: string
  /** As workbooks count: days since 1899-12-30. */
  serial: number
  kind: 'day' | 'moment'
}

/** What stands in a cell: a number to calculate with, a date to sort by, or a text. */
export type Cell = string | number | DatedCell | null

export interface Column {
  /** What the field itself holds, before it is written. */
  kind: FieldKind
  /** How each value of an enumeration is called. */
  labels?: Readonly<Record<string, string>>
  /** Staff may add values that have no word here. */
  isOpen?: true
  /** The name of the field, as a screen calls it too. */
  name: string
  /** The name with its unit. */
  header: string
  /** @param row what stands beside it, where that says what it means */
  cell: (value: unknown, row?: Readonly<Record<string, unknown>>) => Cell
}

const invisible = '\\s\\u200b-\\u200f\\u2066-\\u2069\\ufeff'
const formulaSigns = '=+\\-@\\uff0b\\uff0d\\uff1d\\uff20'
/** What a spreadsheet would run as a formula, also after it was pasted or saved as CSV. */
const formula = new RegExp(`^[${invisible}]*[${formulaSigns}\\t\\r\\n]`)
/**
 * The same behind whatever some language of a spreadsheet takes for the end of a cell: in Persian it is no comma, and
 * the quotes around the whole text are none for it.
 */
const cellBegins = new RegExp(
  `([,;\u061b\u060c|\\t\\r\\n]["'${invisible}]*)(?=[${formulaSigns}])`,
  'g'
)

/** A leading apostrophe keeps a text a text. */
const neutral = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** For a file whose cells are ended by a character: nothing within the text begins a cell that is a formula. */
export const neutralWithin = (text: string): string => text.replaceAll(cellBegins, "$1'")

type Row = Readonly<Record<string, unknown>>

const ifAny =
  (write: (value: NonNullable<unknown>, row: Row) => Cell) =>
  (value: unknown, row: Row = {}): Cell =>
    value === null || value === undefined || value === '' ? null : write(value, row)

const plain = (value: NonNullable<unknown>): string => {
  if (Array.isArray(value)) return value.join(messages.listSeparator)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const column = (
  kind: FieldKind,
  name: string,
  write: (value: NonNullable<unknown>, row: Row) => Cell
): Column => ({ kind, name, header: name, cell: ifAny(write) })

/** Words: names, reasons, addresses. Whatever it looks like, it stays a text. */
export const text = (name: string): Column => column('text', name, (value) => neutral(plain(value)))

/** A value that takes words, and a row, to be told. */
export const told =
  (write: (value: NonNullable<unknown>, row: Row) => string) =>
  (name: string): Column =>
    column('text', name, (value, row) => neutral(write(value, row)))

/** Numbers and letters that are no amount: phones, IBANs, numbers of invoices. */
export const code = (name: string): Column => ({ ...text(name), kind: 'code' })

/** A value that is a number here and a text or a switch there, written as a text. */
export const anything = (name: string): Column => ({ ...text(name), kind: 'any' })

export const rials = (name: string): Column => ({
  ...column('rials', name, Number),
  header: `${name} (${messages.rials})`,
})

export const number = (name: string): Column => column('number', name, Number)

const dayMs = 86_400_000
/** 1970-01-01, as workbooks count. */
const serialOfEpoch = 25_569

/** The last days that were written: neighbouring rows mostly fall on the same ones. */
const writtenDays = new Map<string, DatedCell>()
const writtenDaysMax = 4096
const writeDay = (day: string): DatedCell => {
  const known = writtenDays.get(day)
  if (known) return known
  if (writtenDays.size >= writtenDaysMax) writtenDays.clear()
  const written: DatedCell = {
    kind: 'day',
    written: toAsciiDigits(jalaliDate(day)),
    serial: Date.parse(day) / dayMs + serialOfEpoch,
  }
  writtenDays.set(day, written)
  return written
}

/** A date column (`YYYY-MM-DD`). */
export const jalaliDay = (name: string): Column =>
  column('day', name, (value) => writeDay(String(value)))

export const jalaliMoment = (name: string): Column =>
  column('moment', name, (value) => {
    const millis = value instanceof Date ? value.getTime() : Date.parse(String(value))
    const localMs = millis + tehranOffsetMs(millis)
    const local = new Date(localMs).toISOString()
    return {
      kind: 'moment',
      written: `${writeDay(local.slice(0, 10)).written} ${local.slice(11, 16)}`,
      serial: localMs / dayMs + serialOfEpoch,
    }
  })

export const label = (name: string, labels: Readonly<Record<string, string>>): Column => ({
  ...column('label', name, (value) => labels[String(value)] ?? neutral(String(value))),
  labels,
})

/** A value of an enumeration that staff may add to: what has no word is shown as it is. */
export const openLabel = (name: string, labels: Readonly<Record<string, string>>): Column => ({
  ...label(name, labels),
  isOpen: true,
})

export const active = (name: string): Column => ({
  ...column('flag', name, (value) => words.active[value ? 'true' : 'false']),
  labels: words.active,
})

export const yesNo = (name: string): Column =>
  column('flag', name, (value) => (value ? messages.yes : messages.no))
