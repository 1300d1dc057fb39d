import { toPersianDigits } from './digits.ts'
import { ppm } from './money.ts'

/** With the Persian decimal point. */
export const shownPercent = (typed: string): string => toPersianDigits(typed).replace('.', '٫')

/** Without a sign. */
export const asPercent = (ratePpm: number): string => shownPercent(String((ratePpm * 100) / ppm))
