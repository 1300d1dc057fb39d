import type { WebhookEndpoint } from '#contracts/webhooks'
import { clock } from '#app/shared/clock'

export interface EndpointRow {
  url: string
  secret: string
  previous_valid_until: Date | null
  updated_at: Date
}

/** What may be shown of it: never a key. */
export const shownEndpoint = (row: EndpointRow): WebhookEndpoint => {
  const until = row.previous_valid_until
  return {
    url: row.url,
    updatedAt: row.updated_at.toISOString(),
    previousKeyValidUntil:
      until && until > clock.systemNow().toJSDate() ? until.toISOString() : null,
  }
}
