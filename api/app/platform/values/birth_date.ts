import { ageOn, applicantYearsMin, birthYearsOffered } from '#contracts/person'
import { jalaliOf } from '../time/jalali.js'

/**
 * person §5: the last 100 Jalali years are offered, this one included; a bank lends to adults alone.
 * Dates are `YYYY-MM-DD`.
 * @returns what is wrong with the date, or null
 */
export const birthDateFault = (
  date: string,
  today: string
): 'future' | 'too-young' | 'too-old' | null => {
  if (date > today) return 'future'
  // Far off, the Jalali calendar is not computed at all.
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  if (years > birthYearsOffered + 1) return 'too-old'
  if (ageOn(jalaliOf(today), jalaliOf(date)) < applicantYearsMin) return 'too-young'
  return jalaliOf(today).jy - jalaliOf(date).jy >= birthYearsOffered ? 'too-old' : null
}
