import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { percent, ppm } from '@kasbeno/api/contracts/money'

/** With the Persian decimal point. */
export const shownPercent = (typed: string): string => toPersianDigits(typed).replace('.', '٫')

/** Empty for null. */
export const asPercent = (ratePpm: number | null): string =>
  ratePpm === null ? '' : shownPercent(String((ratePpm * 100) / ppm))

/** Undefined when invalid; never rounds. */
export const fromPercent = (typed: string): number | undefined => {
  const text = toAsciiDigits(typed).trim().replace(/[٪%]$/, '').trim().replace(/[٫/,]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? percent(Number(text)) : undefined
}
