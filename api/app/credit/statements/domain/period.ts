import { statementDaysMax } from '#contracts/statements'
import { refusedField } from '#app/platform/errors'
import { addDays, daysBetween } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'

/** Tehran days, inclusive. */
export interface Period {
  from: string
  to: string
}

/** Days that a statement covers when none are named. */
const usualDays = 30

/**
 * Ends today at the latest, so that the balance is final.
 * @throws InvalidFields for a reversed, too long or future period
 */
export const periodOf = (wanted: Partial<Period>, today: string): Period => {
  const to = wanted.to ?? today
  const from = wanted.from ?? addDays(to < today ? to : today, 1 - usualDays)
  if (from > to) throw refusedField('from', messages.fromAfterTo)
  if (from > today) throw refusedField('from', messages.fromInFuture)
  if (daysBetween(from, to) >= statementDaysMax) throw refusedField('to', messages.periodTooLong)
  return { from, to: to < today ? to : today }
}
