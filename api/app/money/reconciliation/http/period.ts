import { InvalidFields } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import type { Period } from '../domain/match.js'
import { faultOfPeriod } from '../domain/period.js'
import { messages } from '../i18n/fa.js'

/** @throws InvalidFields for days that are none, or too many */
export const assertPeriod = (period: Period): void => {
  const fault = faultOfPeriod(period, clock.today())
  if (fault) throw new InvalidFields([{ field: 'to', rule: 'range', message: messages[fault] }])
}
