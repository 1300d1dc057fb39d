import { DateTime } from 'luxon'
import { nextAskOfClosed } from '#contracts/payments'
import { clock } from '#app/platform/time/clock'

/** When the bank is asked next about a closed payment; null when no more. */
export const nextAsk = (closedAt: DateTime): DateTime | null => {
  const next = nextAskOfClosed(closedAt.toMillis(), clock.systemNow().toMillis())
  return next === null ? null : DateTime.fromMillis(next)
}
