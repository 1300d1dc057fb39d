import { statementDaysMax } from '#contracts/statements'
import { refusedField } from '#app/platform/errors'
import { addDays, daysBetween } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'

/** Tehran days, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string
  to: string
}

/** Days that a statement covers when none are named. */
const usualDays = 30

/**
 * The days that are asked for; the last is today at the latest, so that the closing balance is one that was.
 * @throws InvalidFields for a period that is turned round, too long or yet to come
 */
export const periodOf = (wanted: Partial<Period>, today: string): Period => {
  const to = wanted.to ?? today
  const from = wanted.from ?? addDays(to < today ? to : today, 1 - usualDays)
  if (from > to) throw refusedField('from', messages.fromAfterTo)
  if (from > today) throw refusedField('from', messages.fromInFuture)
  if (daysBetween(from, to) >= statementDaysMax) throw refusedField('to', messages.periodTooLong)
  return { from, to: to < today ? to : today }
}
