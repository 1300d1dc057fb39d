import { persianText } from '@kasbeno/api/contracts/digits'

const groups = new Intl.NumberFormat('fa-IR')

/** Grouped Persian digits, without unit. */
export const formatNumber = (value: number): string => groups.format(value)

export const formatPercent = (ratePpm: number): string =>
  new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 4 }).format(ratePpm / 10_000)

/** Without grouping; Latin names stay. */
export const formatCode = persianText
