import type { DateTime } from 'luxon'
import jalaali from 'jalaali-js'
import { toPersianDigits } from '#contracts/digits'
import { tehran, tehranDayAt } from './clock.js'

const pad = (part: number) => String(part).padStart(2, '0')

/** The Jalali year, month and day of a date `YYYY-MM-DD`. */
export const jalaliOf = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  return jalaali.toJalaali(year, month, day)
}

/** The other way. */
const dateOf = (year: number, month: number, day: number): string => {
  const { gy, gm, gd } = jalaali.toGregorian(year, month, day)
  return `${gy}-${pad(gm)}-${pad(gd)}`
}

/** A Jalali date as `YYYY-MM-DD`; null for a day that the calendar has not. */
export const gregorianDate = (year: number, month: number, day: number): string | null =>
  jalaali.isValidJalaaliDate(year, month, day) ? dateOf(year, month, day) : null

/** `YYYY-MM-DD` (Gregorian) as `jYYYY/jMM/jDD` in Persian digits. */
export const jalaliDate = (date: string): string => {
  const { jy, jm, jd } = jalaliOf(date)
  return toPersianDigits(`${jy}/${pad(jm)}/${pad(jd)}`)
}

/** A moment as `HH:mm | jYYYY/jMM/jDD` in Tehran. person §9 */
export const formatJalaliMoment = (moment: DateTime): string => {
  const local = moment.setZone(tehran)
  return `${toPersianDigits(local.toFormat('HH:mm'))} | ${jalaliDate(local.toISODate()!)}`
}

/** A moment that proves something, to the second: `HH:mm:ss | jYYYY/jMM/jDD` in Tehran. */
export const formatJalaliSecond = (moment: DateTime): string => {
  const local = moment.setZone(tehran)
  return `${toPersianDigits(local.toFormat('HH:mm:ss'))} | ${jalaliDate(local.toISODate()!)}`
}

/** The Tehran day of a moment, `YYYY-MM-DD`. */
export const tehranDay = (moment: DateTime): string => tehranDayAt(moment.toMillis())

const dayMs = 86_400_000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** Whole days from one date to another; negative when `to` lies before. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

/** The same Jalali date a year later; 30 Esfand becomes 29 where the next year is not a leap year. */
export const addJalaliYear = (date: string): string => {
  const { jy, jm, jd } = jalaliOf(date)
  return dateOf(jy + 1, jm, Math.min(jd, jalaali.jalaaliMonthLength(jy + 1, jm)))
}

/** The first day of the Jalali month that lies so many months from that of a date. */
export const monthStart = (date: string, later = 0): string => {
  const { jy, jm } = jalaliOf(date)
  const months = jy * 12 + (jm - 1) + later
  return dateOf(Math.floor(months / 12), (months % 12) + 1, 1)
}

/** The first moment, in Tehran, of the Jalali month that a moment lies in. */
export const startOfJalaliMonth = (moment: DateTime): DateTime => {
  const local = moment.setZone(tehran).startOf('day')
  const { jd } = jalaali.toJalaali(local.year, local.month, local.day)
  return local.minus({ days: jd - 1 })
}
