import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { percent } from '@kasbeno/api/contracts/money'
import { asPercent as percentOf, shownPercent } from '@kasbeno/api/contracts/percents'

export { shownPercent }

/** Empty for null. */
export const asPercent = (ratePpm: number | null): string =>
  ratePpm === null ? '' : percentOf(ratePpm)

/** Undefined when invalid; never rounds. */
export const fromPercent = (typed: string): number | undefined => {
  const text = toAsciiDigits(typed).trim().replace(/[٪%]$/, '').trim().replace(/[٫/,]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? percent(Number(text)) : undefined
}
