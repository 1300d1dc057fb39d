import { reconciliationLimits } from '#contracts/reconciliation'
import { InvalidFields } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { daysBetween } from '#app/platform/time/jalali'
import type { Period } from '../domain/match.js'
import { messages } from '../i18n/fa.js'

/** @throws InvalidFields for days that are none, or too many */
export const assertPeriod = ({ from, to }: Period): void => {
  const refuse = (field: string, message: string): never => {
    throw new InvalidFields([{ field, rule: 'range', message }])
  }
  if (to < from) refuse('to', messages.order)
  if (to > clock.today()) refuse('to', messages.future)
  if (daysBetween(from, to) + 1 > reconciliationLimits.days) refuse('to', messages.tooManyDays)
}
