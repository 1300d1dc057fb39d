const parts = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (moment: Date) =>
  Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Dates are Tehran days; noon avoids offsets. */
const parse = (value: string | Date): Date =>
  value instanceof Date
    ? value
    : isDay(value)
      ? new Date(`${value}T12:00:00+03:30`)
      : new Date(value)

export const jalaliDate = (value: string | Date): string => {
  const { year, month, day } = partsOf(parse(value))
  return `${year}/${month}/${day}`
}

/** `HH:mm | jYYYY/jMM/jDD`, in Persian digits. */
export const jalaliTime = (value: string | Date): string => {
  const moment = parse(value)
  const { hour, minute } = partsOf(moment)
  return `${hour}:${minute} | ${jalaliDate(moment)}`
}

/** For events within a minute. */
export const jalaliSeconds = (value: string | Date): string => {
  const moment = parse(value)
  const { hour, minute, second } = partsOf(moment)
  return `${hour}:${minute}:${second} | ${jalaliDate(moment)}`
}

const shortDay = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  month: 'short',
  day: 'numeric',
})

/** For chart axes; the mark fixes the order. */
export const jalaliShortDay = (value: string): string => `\u200f${shortDay.format(parse(value))}`

const month = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  month: 'long',
  year: 'numeric',
})

/** The Jalali month of a day, by name, with its year. */
export const jalaliMonth = (value: string): string => {
  const told = Object.fromEntries(
    month.formatToParts(parse(value)).map((part) => [part.type, part.value])
  )
  return `${told.month} ${told.year}`
}

let aheadMs = 0

/** May run ahead in demo mode. */
export const setBankTime = (at: string) => {
  aheadMs = Date.parse(at) - Date.now()
}
export const bankNow = () => new Date(Date.now() + aheadMs)

const gregorianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' })

export const tehranDay = (moment: Date): string => gregorianDay.format(moment)

/** The fields that a date has in the computer's zone, as a Gregorian day. */
export const dayOfFields = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** By the bank's time. */
export const dayFromToday = (days: number): string => {
  const day = bankNow()
  day.setDate(day.getDate() + days)
  return tehranDay(day)
}

const clockInTehran = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

/** What clocks in Tehran show at the moment, read as if it were UTC. */
const tehranAsUtc = (moment: Date): number => {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockInTehran.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** For controls that only know the local zone. */
export const toTehranFields = (moment: Date): Date => {
  const tehran = new Date(tehranAsUtc(moment))
  return new Date(
    tehran.getUTCFullYear(),
    tehran.getUTCMonth(),
    tehran.getUTCDate(),
    tehran.getUTCHours(),
    tehran.getUTCMinutes(),
    tehran.getUTCSeconds()
  )
}

/** The moment at which Tehran's clocks show the fields that the date has in the computer's zone. */
export const fromTehranFields = (date: Date): Date => {
  const fields = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds()
  )
  // Tehran had summer time until 1401.
  const offset = tehranAsUtc(new Date(fields)) - fields
  const close = fields - offset
  return new Date(fields - (tehranAsUtc(new Date(close)) - close))
}

const msPerDay = 86_400_000
const relative = new Intl.RelativeTimeFormat('fa', { numeric: 'auto' })

/** In Tehran; negative when past. */
const daysUntil = (value: string, now = bankNow()): number => {
  const startOf = (moment: Date) => Date.parse(tehranDay(moment))
  return Math.round((startOf(parse(value)) - startOf(now)) / msPerDay)
}

export const relativeTime = (value: string, now = bankNow()): string => {
  const minutes = Math.round((parse(value).getTime() - now.getTime()) / 60_000)
  if (isDay(value)) return relative.format(daysUntil(value, now), 'day')
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
  if (Math.abs(minutes) < 24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  return relative.format(daysUntil(value, now), 'day')
}
