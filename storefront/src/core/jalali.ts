import { jalali as text } from '#core/words/jalali.ts'

const zone = 'Asia/Tehran'
const calendar = 'fa-IR-u-ca-persian-nu-arabext'
const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(calendar, { timeZone: zone, ...options })

const time = parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const numeric = parts({ year: 'numeric', month: '2-digit', day: '2-digit' })
const long = parts({ year: 'numeric', month: 'long', day: 'numeric' })

const valueOf = (format: Intl.DateTimeFormat, date: Date) => {
  const found = Object.fromEntries(format.formatToParts(date).map((p) => [p.type, p.value]))
  return (type: string) => found[type] ?? ''
}

/** Noon UTC lies in the Tehran day. */
const toDate = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00:00Z` : value)

/** jYYYY/jMM/jDD in Persian digits. */
export const jalaliDate = (value: string): string => {
  const part = valueOf(numeric, toDate(value))
  return `${part('year')}/${part('month')}/${part('day')}`
}

/** person §1 */
export const jalaliDateTime = (value: string): string =>
  `${time.format(toDate(value))} | ${jalaliDate(value)}`

/** ۲۹ آبان ۱۴۰۵ */
export const jalaliLong = (value: string): string => {
  const part = valueOf(long, toDate(value))
  return `${part('day')} ${part('month')} ${part('year')}`
}

/** Counted by the server's business day. */
export const relativeDays = (days: number): string => {
  if (days === 0) return text.today
  if (days === 1) return text.tomorrow
  if (days === -1) return text.yesterday
  return days > 0 ? text.inDays(days) : text.daysAgo(-days)
}
