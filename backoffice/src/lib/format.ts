import { persianText } from '@kasbeno/api/contracts/digits'

const groups = new Intl.NumberFormat('fa-IR')

/** Persian digits with groups, for counts and amounts; the unit is shown beside it, not in it. */
export const formatNumber = (value: number): string => groups.format(value)

export const formatPercent = (ratePpm: number): string =>
  new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 4 }).format(ratePpm / 10_000)

/** Phone numbers, codes and IBANs: the digits change, groups are not added; Latin names stay. */
export const formatCode = persianText
