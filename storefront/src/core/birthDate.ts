import { ageOn, applicantYearsMin, birthYearsOffered } from '@kasbeno/api/contracts/person'
import jalaali from 'jalaali-js'

export interface JalaliParts {
  year: number
  month: number
  day: number
}

export const monthLength = (year: number, month: number): number =>
  jalaali.jalaaliMonthLength(year, month)

/** Last hundred, newest first. */
export const birthYears = (now = new Date()): number[] => {
  const { jy } = jalaali.toJalaali(now)
  return Array.from({ length: birthYearsOffered }, (_, i) => jy - i)
}

const two = (n: number) => String(n).padStart(2, '0')

/** YYYY-MM-DD; null when incomplete or impossible. */
export const toIsoDate = ({ year, month, day }: Partial<JalaliParts>): string | null => {
  if (!year || !month || !day || !jalaali.isValidJalaaliDate(year, month, day)) return null
  const { gy, gm, gd } = jalaali.toGregorian(year, month, day)
  return `${gy}-${two(gm)}-${two(gd)}`
}

export const fromIsoDate = (iso: string): JalaliParts | null => {
  const [gy, gm, gd] = iso.split('-').map(Number)
  if (!gy || !gm || !gd) return null
  const { jy, jm, jd } = jalaali.toJalaali(gy, gm, gd)
  return { year: jy, month: jm, day: jd }
}

/**
 * person §5.
 * @param iso Gregorian YYYY-MM-DD
 */
export const isAdult = (iso: string, now = new Date()): boolean => {
  const [gy = 0, gm = 0, gd = 0] = iso.split('-').map(Number)
  return ageOn(jalaali.toJalaali(now), jalaali.toJalaali(gy, gm, gd)) >= applicantYearsMin
}
