import { unpaidPerHour } from '#contracts/payments'
import type { OwnerName } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { Throttled } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

const sql = `
  select count(*)::integer as unpaid from payments
   where owner_type = ? and owner_id = ? and opened_at > ? and status <> 'COMPLETED'`
const hourSeconds = 3_600

/**
 * Unfinished payments cost calls to the bank: one account must not fill the queue of all. Concurrent requests may
 * slightly exceed it.
 * @throws Throttled (429)
 */
export const assertPaymentQuota = async ({ type, id }: OwnerName): Promise<void> => {
  const since = clock.systemNow().minus({ seconds: hourSeconds }).toJSDate()
  const [{ unpaid }] = await prepared<{ unpaid: number }>('unpaid_payments', sql, [type, id, since])
  if (unpaid >= unpaidPerHour) throw new Throttled(hourSeconds, messages.tooManyUnpaid)
}
