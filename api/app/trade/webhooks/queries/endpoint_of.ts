import type { WebhookEndpoint } from '#contracts/webhooks'
import { clock } from '#app/platform/time/clock'

export interface EndpointRow {
  url: string
  secret: string
  previous_valid_until: Date | null
  updated_at: Date
  key_granted_to: string | null
  key_taken: boolean
  key_granted_until: Date | null
}

/** Never a key. */
export const shownEndpoint = (row: EndpointRow): WebhookEndpoint => {
  const until = row.previous_valid_until
  const now = clock.systemNow().toJSDate()
  return {
    url: row.url,
    updatedAt: row.updated_at.toISOString(),
    previousKeyValidUntil: until && until > now ? until.toISOString() : null,
    keyGrantedTo: row.key_granted_until && row.key_granted_until > now ? row.key_granted_to : null,
  }
}
