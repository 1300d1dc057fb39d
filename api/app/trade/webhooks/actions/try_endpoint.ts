import db from '@adonisjs/lucid/services/db'
import { webhookHeaders, type WebhookTrial } from '#contracts/webhooks'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { HttpPost } from '../adapters/http_post.js'
import { signatureOf } from '../domain/signature.js'
import { decryptSecret } from '../endpoint_secrets.js'
import { messages } from '../i18n/fa.js'
import { allowsPrivateTargets } from '../jobs/deliver_webhook.js'

interface Command {
  actor: StaffActor
  partnerClientId: string
}

/**
 * Sends a signed test event once and reports the answer; not stored, not retried.
 * @throws NotFound without an endpoint
 */
export default class TryEndpoint {
  async execute({ actor, partnerClientId }: Command): Promise<WebhookTrial> {
    const endpoint = await db
      .from('webhook_endpoints')
      .where({ partner_client_id: partnerClientId })
      .first()
    if (!endpoint) throw new NotFound(messages.noEndpoint)
    const now = clock.systemNow()
    const eventId = newId()
    const body = JSON.stringify({ eventId, event: 'webhook.test', occurredAt: now.toISO() })
    const timestamp = String(Math.floor(now.toSeconds()))
    const posted = await new HttpPost({ allowsPrivate: allowsPrivateTargets }).send(
      endpoint.url,
      {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Kasbeno-Webhooks/1',
        [webhookHeaders.eventId]: eventId,
        [webhookHeaders.timestamp]: timestamp,
        [webhookHeaders.signature]: signatureOf([decryptSecret(endpoint.secret)], timestamp, body),
      },
      body
    )
    const { failure, status, excerpt, durationMs } = posted
    await transaction((trx) =>
      audit(
        {
          actor,
          command: 'partner-clients.try-webhook',
          subject: { type: 'partner-clients', id: partnerClientId },
          after: { url: endpoint.url, failure, responseStatus: status },
        },
        trx
      )
    )
    return {
      eventId,
      url: endpoint.url,
      failure,
      responseStatus: status,
      responseExcerpt: excerpt,
      durationMs,
    }
  }
}
