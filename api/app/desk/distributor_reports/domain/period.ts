import { reportDaysMax } from '#contracts/distributor_reports'
import { addDays, daysBetween, jalaliOf, monthStart } from '#app/platform/time/jalali'

/** First and last day, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string
  to: string
}

export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))

/** The months that a period touches, each as far as it lies within. */
export const monthsOf = ({ from, to }: Period): Period[] => {
  const months: Period[] = []
  for (let start = monthStart(from); start <= to; start = monthStart(start, 1)) {
    const end = addDays(monthStart(start, 1), -1)
    months.push({ from: start < from ? from : start, to: end > to ? to : end })
  }
  return months
}

export const isWholeMonths = ({ from, to }: Period): boolean =>
  jalaliOf(from).jd === 1 && jalaliOf(addDays(to, 1)).jd === 1

/** As many whole months before whole months, or as many days before others. */
export const periodBefore = ({ from, to }: Period): Period => {
  const last = addDays(from, -1)
  return isWholeMonths({ from, to })
    ? { from: monthStart(from, -monthsOf({ from, to }).length), to: last }
    : { from: addDays(from, -daysBetween(from, to) - 1), to: last }
}

/** Why no report is made of it; null where one is. */
export const faultOf = ({ from, to }: Period): 'backwards' | 'tooLong' | null => {
  if (to < from) return 'backwards'
  return daysBetween(from, to) >= reportDaysMax ? 'tooLong' : null
}
