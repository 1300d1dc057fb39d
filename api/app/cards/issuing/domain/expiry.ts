import jalaali from 'jalaali-js'

const yearsValid = 4
const pad = (part: number) => String(part).padStart(2, '0')

/** The last day on which a card made today may be used: the end of its Jalali month, years from now. */
export const cardExpiry = (today: string): string => {
  const [year, month, day] = today.split('-').map(Number)
  const { jy, jm } = jalaali.toJalaali(year!, month!, day!)
  const lastDay = jalaali.jalaaliMonthLength(jy + yearsValid, jm)
  const { gy, gm, gd } = jalaali.toGregorian(jy + yearsValid, jm, lastDay)
  return `${gy}-${pad(gm)}-${pad(gd)}`
}

/**
 * As clients read it: the Gregorian `YYYY-MM` of that day. A Jalali month ends between the 19th and the 22nd, so
 * the month printed on the card is the one of the first day of this one.
 */
export const expireAt = (expiresOn: string): string => expiresOn.slice(0, 7)

/** `jYYYY/jMM`, as it is printed on the card; ASCII digits. */
export const printedExpiry = (expiresOn: string): string => {
  const [year, month, day] = expiresOn.split('-').map(Number)
  const { jy, jm } = jalaali.toJalaali(year!, month!, day!)
  return `${jy}/${pad(jm)}`
}
