import { fields } from '#i18n/fa/fields.ts'
import { statement as text } from '#i18n/fa/statement.ts'
import { jalaliMonthsUntil } from '#lib/jalaliMonths.ts'

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
 * The months that can be chosen, and the twelve of them together, which no statement may exceed. @param today the
 * server's business day: that of the phone may be another.
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
