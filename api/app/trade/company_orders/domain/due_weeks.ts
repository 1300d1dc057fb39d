import { DateTime } from 'luxon'
import { addDays } from '#app/platform/time/jalali'

export interface DueDay {
  /** `YYYY-MM-DD` in Tehran. */
  day: string
  count: number
  /** Rials. */
  amount: number
}

export interface DueWeek {
  from: string
  /** Included. */
  to: string
  count: number
  amount: number
  /** Those on which something falls due, the first one first. */
  days: DueDay[]
}

const friday = 5

/** The last day of the week that a day lies in: weeks end on Fridays. */
const endOfWeek = (day: string): string =>
  addDays(day, (friday - DateTime.fromISO(day).weekday + 7) % 7)

/** What is left of this week, and the whole of the next one. */
export const twoWeeks = (today: string): { from: string; to: string }[] => {
  const end = endOfWeek(today)
  return [
    { from: today, to: end },
    { from: addDays(end, 1), to: addDays(end, 7) },
  ]
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The days of each week with their sum. @param due sorted by day */
export const dueWeeks = (today: string, due: readonly DueDay[]): DueWeek[] =>
  twoWeeks(today).map(({ from, to }) => {
    const days = due.filter(({ day }) => day >= from && day <= to)
    return {
      ...{ from, to, days },
      count: sum(days.map(({ count }) => count)),
      amount: sum(days.map(({ amount }) => amount)),
    }
  })
