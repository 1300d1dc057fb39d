import { startOfMonth, startOfYear, subDays, subMonths } from 'date-fns-jalali'
import { bankNow, dayOfFields, toTehranFields } from '../../../../lib/jalali'

export interface Period {
  from: string
  to: string
}

export const periodNames = ['month', 'lastMonth', 'threeMonths', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

const starts: Record<PeriodName, (today: Date) => Date> = {
  month: startOfMonth,
  lastMonth: (today) => startOfMonth(subMonths(today, 1)),
  threeMonths: (today) => startOfMonth(subMonths(today, 2)),
  year: startOfYear,
}

/** Of Jalali months, by the bank's time; none ends after today. */
export const periodNamed = (name: PeriodName): Period => {
  const today = toTehranFields(bankNow())
  const last = name === 'lastMonth' ? subDays(startOfMonth(today), 1) : today
  return { from: dayOfFields(starts[name](today)), to: dayOfFields(last) }
}

export const nameOf = (period: Period): PeriodName | null =>
  periodNames.find((name) => {
    const { from, to } = periodNamed(name)
    return from === period.from && to === period.to
  }) ?? null
