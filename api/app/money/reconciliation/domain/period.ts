import { reconciliationLimits } from '#contracts/reconciliation'
import { daysBetween } from '#app/platform/time/jalali'
import type { Period } from './match.js'

export type PeriodFault = 'order' | 'future' | 'tooManyDays'

/** What is wrong with the days of a file. */
export const faultOfPeriod = ({ from, to }: Period, today: string): PeriodFault | null => {
  if (to < from) return 'order'
  if (to > today) return 'future'
  return daysBetween(from, to) + 1 > reconciliationLimits.days ? 'tooManyDays' : null
}
