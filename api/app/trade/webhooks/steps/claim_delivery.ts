import { webhookRules } from '#contracts/webhooks'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

/** Exclusive to this process. */
export interface Claimed {
  id: string
  orderId: string
  partnerClientId: string
  claim: string
  event: string
  body: string
  /** Including this one. */
  tries: number
  wasDelivered: boolean
  url: string | null
  secret: string
  previousSecret: string | null
}

type Endpoint = Pick<Claimed, 'url' | 'secret' | 'previousSecret'>

/** After that the sender counts as dead. */
const claimLastsMs = 3 * webhookRules.timeoutMs
/** Tolerance between the database's clock and ours. */
const earlyMs = 1000

/** Serializes an invoice's deliveries. */
export const lockDeliveriesOf = async (orderId: string, trx: Trx): Promise<void> => {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `webhooks:${orderId}`,
  ])
}

/** Earlier changes, undelivered or still in the outbox, come first. */
const claimSql = `
  update webhook_deliveries d
     set claim = ?, claimed_until = ?, tries = d.tries + 1, last_tried_at = ?
   where d.id = ? and d.status = 'PENDING' and d.next_try_at <= ?
     and (d.claimed_until is null or d.claimed_until < ?)
     and not exists (
       select from webhook_deliveries earlier
        where earlier.order_id = d.order_id and earlier.change < d.change
          and earlier.status = 'PENDING')
     and not exists (
       select from platform_outbox
        where payload ->> 'orderId' = d.order_id::text
          and (payload -> 'state' ->> 'change')::bigint < d.change)
  returning d.id, d.order_id as "orderId", d.partner_client_id as "partnerClientId", d.claim, d.event,
            d.body, d.tries, d.delivered_at is not null as "wasDelivered"`

const endpointSql = `
  select e.url, e.secret,
         case when e.previous_valid_until > ? then e.previous_secret end as "previousSecret"
    from webhook_endpoints e
    join partners_programs c on c.id = e.partner_client_id and c.active
   where e.partner_client_id = ?`

/** @returns null when not its turn, not due, taken or done */
export const claimDelivery = (deliveryId: string): Promise<Claimed | null> =>
  transaction(async (trx) => {
    const known = await trx
      .from('webhook_deliveries')
      .where({ id: deliveryId })
      .select('order_id')
      .first()
    if (!known) return null
    await lockDeliveriesOf(known.order_id, trx)
    const now = clock.systemNow()
    const [claimed] = await prepared<Omit<Claimed, keyof Endpoint>>(
      'claim_webhook',
      claimSql,
      [
        newId(),
        now.plus({ milliseconds: claimLastsMs }).toJSDate(),
        now.toJSDate(),
        deliveryId,
        now.plus({ milliseconds: earlyMs }).toJSDate(),
        now.toJSDate(),
      ],
      trx
    )
    if (!claimed) return null
    const [endpoint] = await prepared<Endpoint>(
      'webhook_endpoint',
      endpointSql,
      [now.toJSDate(), claimed.partnerClientId],
      trx
    )
    return { ...claimed, ...(endpoint ?? { url: null, secret: '', previousSecret: null }) }
  })
