import type { WebhookDelivery, WebhookStatus } from '#contracts/webhooks'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

interface Filter {
  status?: WebhookStatus | null
  referenceNumber?: string | null
}

type Moment = 'createdAt' | 'nextTryAt' | 'deliveredAt' | 'lastTriedAt'
/** Dates serialize to strings. */
type Delivery = Omit<WebhookDelivery, Moment> & { createdAt: Date } & Record<
    Exclude<Moment, 'createdAt'>,
    Date | null
  >

const from = `
  from webhook_deliveries d join orders_invoices o on o.id = d.order_id
 where d.partner_client_id = ? and (?::text is null or d.status = ?)
   and (?::text is null or o.reference_number = ?)`

/** Including undelivered; newest first. */
export const ownDeliveries = async (
  partnerClientId: string,
  { status = null, referenceNumber = null }: Filter,
  page: Page
): Promise<Paged<Delivery>> => {
  const filter = [partnerClientId, status, status, referenceNumber, referenceNumber]
  const rows = await prepared<Delivery>(
    'own_webhooks',
    `select d.id as "eventId", d.event, o.reference_number as "referenceNumber",
            o.external_id as "externalId", d.status, d.tries, d.created_at as "createdAt",
            d.next_try_at as "nextTryAt", d.delivered_at as "deliveredAt",
            d.last_tried_at as "lastTriedAt", d.last_failure as "lastFailure",
            d.last_response_status as "lastResponseStatus"
       ${from}
      order by d.created_at desc, d.id desc limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_own_webhooks',
    `select count(*) as total ${from}`,
    filter
  )
  return paged(rows, page, total)
}
