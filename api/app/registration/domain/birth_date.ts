import jalaali from 'jalaali-js'
import { birthYearsOffered } from '#contracts/person'

const jalaliYear = (date: string): number => {
  const [year, month, day] = date.split('-').map(Number)
  return jalaali.toJalaali(year, month, day).jy
}

/**
 * person §5: the last 100 Jalali years are offered, this one included. Dates are `YYYY-MM-DD`.
 * @returns what is wrong with the date, or null
 */
export const birthDateFault = (date: string, today: string): 'future' | 'too-old' | null => {
  if (date > today) return 'future'
  // Far off, the Jalali calendar is not computed at all.
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  if (years > birthYearsOffered + 1) return 'too-old'
  return jalaliYear(today) - jalaliYear(date) >= birthYearsOffered ? 'too-old' : null
}
