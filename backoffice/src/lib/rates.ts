import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { percent, ppm } from '@kasbeno/api/contracts/money'

/** A number as it is typed, in Persian digits and with their decimal point. */
export const shownPercent = (typed: string): string => toPersianDigits(typed).replace('.', '٫')

/** Parts per million as a person types them: a percentage in Persian digits, nothing where there is none. */
export const asPercent = (ratePpm: number | null): string =>
  ratePpm === null ? '' : shownPercent(String((ratePpm * 100) / ppm))

/** A typed percentage in parts per million; undefined for what is none. Nothing is rounded. */
export const fromPercent = (typed: string): number | undefined => {
  const text = toAsciiDigits(typed).trim().replace(/[٪%]$/, '').trim().replace(/[٫/,]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? percent(Number(text)) : undefined
}
