import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import type { SmsAdapter } from '../adapters/sms_adapter.js'

/** How long a provider is remembered for an answer that did not come. */
const rememberedMs = 10 * 60_000
/** So many within that time, to whomever: it is ill, and the others go first. */
const illFrom = 3

const sql = `
  select provider, count(*)::int as missed, bool_or(phone = ?) as "isHere"
    from sms_messages where unknown_at > ? group by provider`

interface Missed {
  provider: string | null
  missed: number
  isHere: boolean
}

/**
 * The providers in their order, except that one which lately left this phone without an answer, or several phones,
 * goes last: whoever asks for a code again needs it from somebody else.
 */
export const providersInTurn = async (
  adapters: readonly SmsAdapter[],
  phone: string
): Promise<SmsAdapter[]> => {
  if (adapters.length < 2) return [...adapters]
  const since = clock.systemNow().toMillis() - rememberedMs
  const rows = await prepared<Missed>('sms_providers_missed', sql, [phone, new Date(since)])
  const late = new Set(
    rows.filter(({ missed, isHere }) => isHere || missed >= illFrom).map(({ provider }) => provider)
  )
  return [...adapters].sort((a, b) => Number(late.has(a.name)) - Number(late.has(b.name)))
}
