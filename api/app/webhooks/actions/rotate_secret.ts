import { webhookRules, type WebhookEndpoint } from '#contracts/webhooks'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { newSecret } from '../domain/signature.js'
import { encryptSecret } from '../endpoint_secrets.js'
import { messages } from '../i18n/fa.js'
import { shownEndpoint } from '../queries/endpoint_of.js'
import { lockEndpoint } from '../steps/lock_endpoint.js'

interface Command {
  actor: StaffActor
  partnerClientId: string
}

/** A new key, shown once. The one before signs beside it for some days, so that nothing is missed. */
export default class RotateSecret {
  async execute({ actor, partnerClientId }: Command): Promise<WebhookEndpoint> {
    return transaction(async (trx) => {
      const known = await lockEndpoint(partnerClientId, trx)
      if (!known) throw new NotFound(messages.noEndpoint)
      const now = clock.systemNow()
      const secret = newSecret()
      const validUntil = now.plus({ milliseconds: webhookRules.rotationMs }).toJSDate()
      await trx
        .from('webhook_endpoints')
        .where({ partner_client_id: partnerClientId })
        .update({
          secret: encryptSecret(secret),
          previous_secret: known.secret,
          previous_valid_until: validUntil,
          updated_at: now.toJSDate(),
        })
      await audit(
        {
          actor,
          command: 'partner-clients.rotate-webhook-key',
          subject: { type: 'partner-clients', id: partnerClientId },
          after: { previousKeyValidUntil: validUntil.toISOString() },
        },
        trx
      )
      return { ...shownEndpoint((await lockEndpoint(partnerClientId, trx))!), secret }
    })
  }
}
