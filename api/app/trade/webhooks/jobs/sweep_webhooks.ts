import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import type { DeliveryRef } from '../steps/record_delivery.js'
import { enqueueDelivery } from './deliver_webhook.js'

const batch = 500
const overdueMs = 300_000

/** Due for minutes and unblocked; counts as due now. */
const overdueSql = `
  update webhook_deliveries set next_try_at = ?
   where id in (
     select d.id from webhook_deliveries d
      where d.status = 'PENDING' and d.next_try_at < ?
        and (d.claimed_until is null or d.claimed_until < ?)
        and not exists (
          select from webhook_deliveries earlier
           where earlier.order_id = d.order_id and earlier.change < d.change
             and earlier.status = 'PENDING')
      order by d.next_try_at limit ${batch} for update skip locked)
  returning id as "deliveryId", partner_client_id as "partnerClientId"`

/**
 * Recovers from crashed senders.
 * @returns how many
 */
export const sweepOverdueWebhooks = (): Promise<number> =>
  transaction(async (trx) => {
    const now = clock.systemNow()
    const overdue = await prepared<DeliveryRef>(
      'overdue_webhooks',
      overdueSql,
      [now.toJSDate(), now.minus({ milliseconds: overdueMs }).toJSDate(), now.toJSDate()],
      trx
    )
    for (const delivery of overdue) await enqueueDelivery(delivery, trx)
    return overdue.length
  })

export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  cron: '* * * * *',
  run: async () => {
    await sweepOverdueWebhooks()
  },
})
