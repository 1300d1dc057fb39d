import { DateTime } from 'luxon'
import { searchKey, toAsciiDigits } from '#contracts/digits'
import type { StaffActor } from '../audit/actor.js'
import { tehran } from '../time/clock.js'
import { isId } from '../values/ids.js'
import { escapeLike, type Query } from './query.js'

/** The filter's value is not what the filter takes; answered with 422, never with SQL. */
export class WrongFilter extends Error {}

/** Values that one filter may list. */
const maxValues = 1000
const maxTextLength = 100

const refuse = (): never => {
  throw new WrongFilter()
}

/** Reads the value that a client sent, or throws `WrongFilter`. */
export type FilterReader<Value> = (value: unknown) => Value

type Labels = Readonly<Record<string, string>>

/** What a filter takes, for whoever draws it; enumerations whose words are not plain from their values name them. */
export type FilterKind =
  | { readonly kind: 'enum'; readonly values: readonly string[]; readonly labels?: Labels }
  | { readonly kind: 'id' | 'code' | 'flag' | 'empty' | 'text' }
  | { readonly kind: 'moments' | 'days' | 'amounts' }

export interface KnownRead<Value> extends FilterReader<Value> {
  takes: FilterKind
}

/** One value travels bare, several as a list. */
const many =
  <Value>(read: FilterReader<Value>): FilterReader<Value[]> =>
  (value) => {
    const values = Array.isArray(value) ? value : [value]
    return values.length > maxValues ? refuse() : values.map(read)
  }

/** A text that the database can hold: PostgreSQL knows no NUL. */
const readText: FilterReader<string> = (value) =>
  typeof value === 'string' && value.length <= maxTextLength && !value.includes('\0')
    ? value
    : refuse()

const readInteger: FilterReader<number> = (value) => {
  const number = typeof value === 'string' ? Number(toAsciiDigits(value) || NaN) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : refuse()
}
const int4Max = 2 ** 31 - 1

export const idKinds = {
  uuid: (value) => (isId(value) ? value : refuse()),
  integer: (value) => {
    const id = readInteger(value)
    return Math.abs(id) <= int4Max ? id : refuse()
  },
  text: (value) => toAsciiDigits(readText(value)),
} as const satisfies Record<string, FilterReader<string | number>>
export type IdKind = keyof typeof idKinds

export const choices = <Value extends string>(
  values: readonly Value[],
  labels?: Labels
): KnownRead<Value[]> =>
  Object.assign(
    many((value) => values.find((known) => known === value) ?? refuse()),
    {
      takes: { kind: 'enum', values, ...(labels && { labels }) } as const,
    }
  )

const readYesOrNo: FilterReader<boolean> = (value) =>
  value === true || value === 'true'
    ? true
    : value === false || value === 'false'
      ? false
      : refuse()

/** Yes or no; the back-office sends the words. */
export const yesOrNo: KnownRead<boolean> = Object.assign(readYesOrNo, {
  takes: { kind: 'flag' } as const,
})

/** Narrows a read by one field. `on` lets it look at something that is no field of the resource. */
export class FieldFilter {
  constructor(
    readonly takes: FilterKind,
    readonly apply: (query: Query, value: unknown, expression: string) => void
  ) {}

  on(expression: string): OwnFilter {
    return new OwnFilter(this.takes, (query, value) => this.apply(query, value, expression))
  }
}

export class OwnFilter {
  constructor(
    readonly takes: FilterKind,
    readonly apply: (query: Query, value: unknown, caller: StaffActor) => void
  ) {}
}

const oneOf = (query: Query, expression: string, values: readonly (string | number)[]) =>
  void query.whereRaw(`${expression} = any(?)`, [values as string[]])

/** The field is one of the values that the client lists; others than `values` are refused. */
export const anyOf = (values: readonly string[], labels?: Labels): FieldFilter =>
  new FieldFilter(choices(values, labels).takes, (query, value, expression) =>
    oneOf(query, expression, choices(values)(value))
  )

export const equals = (kind: IdKind = 'uuid'): FieldFilter =>
  new FieldFilter({ kind: kind === 'text' ? 'code' : 'id' }, (query, value, expression) =>
    oneOf(query, expression, many<string | number>(idKinds[kind])(value))
  )

/** As `equals`, of a number that people know and type. */
export const equalsNumber = (): FieldFilter =>
  new FieldFilter({ kind: 'code' }, (query, value, expression) =>
    oneOf(query, expression, many<number>(idKinds.integer)(value))
  )

export const flag = (): FieldFilter =>
  new FieldFilter(
    { kind: 'flag' },
    (query, value, expression) => void query.whereRaw(`${expression} = ?`, [yesOrNo(value)])
  )

/** True: the field is empty; false: it is not. */
export const isNull = (): FieldFilter =>
  new FieldFilter(
    { kind: 'empty' },
    (query, value, expression) =>
      void query.whereRaw(`${expression} is ${yesOrNo(value) ? '' : 'not '}null`)
  )

/** Reads through texts, and so takes its time where there are many. */
export class SearchFilter extends FieldFilter {}

export const contains = (): FieldFilter =>
  new SearchFilter(
    { kind: 'text' },
    (query, value, expression) =>
      void query.whereRaw(`${expression} ilike ?`, [`%${escapeLike(searchKey(readText(value)))}%`])
  )

interface Bounds<Value> {
  from?: Value
  to?: Value
}
const bounds =
  <Value>(read: FilterReader<Value>): FilterReader<Bounds<Value>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse()
    const { from, to, ...others } = value as Bounds<unknown>
    if (Object.keys(others).length) return refuse()
    const isOpen = (bound: unknown) => bound === undefined || bound === null || bound === ''
    return {
      ...(isOpen(from) ? {} : { from: read(from) }),
      ...(isOpen(to) ? {} : { to: read(to) }),
    }
  }

/** Years begin with 1, for PostgreSQL too. */
const dayPattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/
const readDay: FilterReader<string> = (value) => {
  const day = toAsciiDigits(readText(value))
  return dayPattern.test(day) && DateTime.fromISO(day).isValid ? day : refuse()
}

/** A Tehran day's first and last moment, or the moment itself. */
const readMoment: FilterReader<{ start: Date; end: Date | null }> = (value) => {
  const text = toAsciiDigits(readText(value))
  const moment = DateTime.fromISO(text, { zone: tehran })
  if (!moment.isValid || moment.year < 1 || moment.year > 9999) return refuse()
  return dayPattern.test(text)
    ? { start: moment.toJSDate(), end: moment.plus({ days: 1 }).toJSDate() }
    : { start: moment.toJSDate(), end: null }
}

const betweenValues = (kind: 'days' | 'amounts', read: FilterReader<number | string>) =>
  new FieldFilter({ kind }, (query, value, expression) => {
    const { from, to } = bounds(read)(value)
    if (from !== undefined) void query.whereRaw(`${expression} >= ?`, [from])
    if (to !== undefined) void query.whereRaw(`${expression} <= ?`, [to])
  })

const betweenMoments = new FieldFilter({ kind: 'moments' }, (query, value, expression) => {
  const { from, to } = bounds(readMoment)(value)
  if (from) void query.whereRaw(`${expression} >= ?`, [from.start])
  if (!to) return
  if (to.end) void query.whereRaw(`${expression} < ?`, [to.end])
  else void query.whereRaw(`${expression} <= ?`, [to.start])
})

/**
 * `{from?, to?}`, both included. Of moments, `YYYY-MM-DD` means the whole day in Tehran; of days
 * (date columns), that day; of amounts, rials.
 */
export const between = (of: 'moments' | 'days' | 'amounts'): FieldFilter =>
  of === 'moments' ? betweenMoments : betweenValues(of, of === 'days' ? readDay : readInteger)

/** A filter that is no comparison of one field: `read` judges the value, `apply` narrows the read. */
export const custom = <Value>(
  read: KnownRead<Value>,
  apply: (query: Query, value: Value, caller: StaffActor) => unknown
): OwnFilter =>
  new OwnFilter(read.takes, (query, value, caller) => void apply(query, read(value), caller))
