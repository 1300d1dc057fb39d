import type { WebhookEndpoint } from '#contracts/webhooks'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

export interface EndpointRow {
  url: string
  secret: string
  previous_valid_until: Date | null
  updated_at: Date
}

/** The program that is told, locked, and its endpoint if it has one. @throws NotFound for no program */
export const lockEndpoint = async (
  partnerClientId: string,
  trx: Trx
): Promise<EndpointRow | null> => {
  const client = await trx
    .from('partner_clients')
    .where({ id: partnerClientId })
    .forUpdate()
    .select('id')
    .first()
  if (!client) throw new NotFound()
  return trx.from('webhook_endpoints').where({ partner_client_id: partnerClientId }).first()
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
