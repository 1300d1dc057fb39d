import jalaali from 'jalaali-js'

export interface JalaliMonth {
  year: number
  /** 1 to 12. */
  month: number
  /** Gregorian `YYYY-MM-DD`, inclusive. */
  from: string
  to: string
}

const two = (n: number) => String(n).padStart(2, '0')
const iso = (year: number, month: number, day: number): string => {
  const { gy, gm, gd } = jalaali.toGregorian(year, month, day)
  return `${gy}-${two(gm)}-${two(gd)}`
}

/**
 * Newest first.
 * @param today Gregorian `YYYY-MM-DD`
 */
export const jalaliMonthsUntil = (today: string, count: number): JalaliMonth[] => {
  const [gy = 0, gm = 0, gd = 0] = today.split('-').map(Number)
  const { jy, jm } = jalaali.toJalaali(gy, gm, gd)
  return Array.from({ length: count }, (_, back) => {
    const months = jy * 12 + jm - 1 - back
    const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
    const last = jalaali.jalaaliMonthLength(year, month)
    return { year, month, from: iso(year, month, 1), to: iso(year, month, last) }
  })
}
