import { statementDaysMax } from '@kasbeno/api/contracts/statements'
import { fields } from '#core/words/fields.ts'
import { statement as text } from '#areas/wallet/words/statement.ts'
import { jalaliMonthsUntil } from '#core/jalaliMonths.ts'

export interface Period {
  from: string
  to: string
}
export interface PeriodChoice extends Period {
  value: string
  label: string
}

const monthsOffered = 12

/**
 * Months and their year, the maximum.
 * @param today business day
 */
export const periodChoices = (today: string): PeriodChoice[] => {
  const months = jalaliMonthsUntil(today, monthsOffered)
  const year = { value: 'year', label: text.year, from: months.at(-1)!.from, to: today }
  return [
    year,
    ...months.map(({ year, month, from, to }) => ({
      value: from,
      label: text.month(fields.months[month - 1] ?? '', year),
      from,
      to: to < today ? to : today,
    })),
  ]
}

export const ownPeriod = 'own'

/** Jalali years in which a period of one's own may begin. */
const yearsOffered = 10
export const periodYears = (today: string): number[] => {
  const [newest] = jalaliMonthsUntil(today, 1)
  return Array.from({ length: yearsOffered }, (_, back) => newest!.year - back)
}

export type PeriodProblems = Partial<Record<keyof Period, string>>

const dayMs = 86_400_000
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** Empty for half-chosen days. */
export const problemsOf = (period: Period, today: string): PeriodProblems => {
  const { from, to } = period
  const problems = text.problems
  if (from === '' || to === '') {
    return {
      from: from === '' ? problems.fromMissing : undefined,
      to: to === '' ? problems.toMissing : undefined,
    }
  }
  if (from > today) return { from: problems.future }
  if (to > today) return { to: problems.future }
  if (from > to) return { to: problems.inverted }
  return daysOf(period) > statementDaysMax ? { from: problems.tooLong } : {}
}
