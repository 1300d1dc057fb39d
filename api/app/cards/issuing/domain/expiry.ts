import jalaali from 'jalaali-js'

const yearsValid = 4
const pad = (part: number) => String(part).padStart(2, '0')

/** End of today's Jalali month, years ahead. */
export const cardExpiry = (today: string): string => {
  const [year, month, day] = today.split('-').map(Number)
  const { jy, jm } = jalaali.toJalaali(year!, month!, day!)
  const lastDay = jalaali.jalaaliMonthLength(jy + yearsValid, jm)
  const { gy, gm, gd } = jalaali.toGregorian(jy + yearsValid, jm, lastDay)
  return `${gy}-${pad(gm)}-${pad(gd)}`
}

/**
 * Gregorian `YYYY-MM` for clients. Jalali months end on the 19th to 22nd, so the printed month is that of its first
 * day.
 */
export const expireAt = (expiresOn: string): string => expiresOn.slice(0, 7)

/** `jYYYY/jMM` on the card; ASCII digits. */
export const printedExpiry = (expiresOn: string): string => {
  const [year, month, day] = expiresOn.split('-').map(Number)
  const { jy, jm } = jalaali.toJalaali(year!, month!, day!)
  return `${jy}/${pad(jm)}`
}
