import { DateTime } from 'luxon'
import { addDays } from '#app/platform/time/jalali'

export interface DueDay {
  /** `YYYY-MM-DD` in Tehran. */
  day: string
  count: number
  amount: number
}

export interface DueWeek {
  from: string
  to: string
  count: number
  amount: number
  days: DueDay[]
}

const friday = 5

/** Weeks end on Fridays. */
const endOfWeek = (day: string): string =>
  addDays(day, (friday - DateTime.fromISO(day).weekday + 7) % 7)

/** The rest of this week, and the next one. */
export const twoWeeks = (today: string): { from: string; to: string }[] => {
  const end = endOfWeek(today)
  return [
    { from: today, to: end },
    { from: addDays(end, 1), to: addDays(end, 7) },
  ]
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** @param due sorted by day */
export const dueWeeks = (today: string, due: readonly DueDay[]): DueWeek[] =>
  twoWeeks(today).map(({ from, to }) => {
    const days = due.filter(({ day }) => day >= from && day <= to)
    return {
      ...{ from, to, days },
      count: sum(days.map(({ count }) => count)),
      amount: sum(days.map(({ amount }) => amount)),
    }
  })
