import type { DateTime } from 'luxon'
import jalaali from 'jalaali-js'
import { toPersianDigits } from '#contracts/digits'
import { tehran, tehranDayAt } from './clock.js'

const pad = (part: number) => String(part).padStart(2, '0')

/** `YYYY-MM-DD` (Gregorian) as `jYYYY/jMM/jDD` in Persian digits. */
export const jalaliDate = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  const { jy, jm, jd } = jalaali.toJalaali(year, month, day)
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
  const [year, month, day] = date.split('-').map(Number)
  const { jy, jm, jd } = jalaali.toJalaali(year, month, day)
  const { gy, gm, gd } = jalaali.toGregorian(
    jy + 1,
    jm,
    Math.min(jd, jalaali.jalaaliMonthLength(jy + 1, jm))
  )
  return `${gy}-${pad(gm)}-${pad(gd)}`
}

/** The first moment, in Tehran, of the Jalali month that a moment lies in. */
export const startOfJalaliMonth = (moment: DateTime): DateTime => {
  const local = moment.setZone(tehran).startOf('day')
  const { jd } = jalaali.toJalaali(local.year, local.month, local.day)
  return local.minus({ days: jd - 1 })
}
