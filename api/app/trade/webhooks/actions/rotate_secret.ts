import { webhookRules, type WebhookEndpoint } from '#contracts/webhooks'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { newSecret } from '../domain/signature.js'
import { encryptSecret } from '../endpoint_secrets.js'
import { messages } from '../i18n/fa.js'
import { shownEndpoint } from '../queries/endpoint_of.js'
import { lockEndpoint } from '../steps/lock_endpoint.js'

interface Command {
  actor: StaffActor
  partnerClientId: string
}

/** Shown once; the former key signs along for some days. */
export default class RotateSecret {
  /** @throws NotFound, BusinessRule (422) without a grant */
  async execute({ actor, partnerClientId }: Command): Promise<WebhookEndpoint> {
    return transaction(async (trx) => {
      const known = await lockEndpoint(partnerClientId, trx)
      if (!known) throw new NotFound(messages.noEndpoint)
      const now = clock.systemNow()
      if (known.key_granted_to !== actor.id || known.key_granted_until! < now.toJSDate()) {
        throw new BusinessRule(messages.noKey)
      }
      const secret = newSecret()
      const validUntil = now.plus({ milliseconds: webhookRules.rotationMs }).toJSDate()
      await trx
        .from('webhook_endpoints')
        .where({ partner_client_id: partnerClientId })
        .update({
          secret: encryptSecret(secret),
          key_taken: true,
          previous_secret: known.key_taken ? known.secret : null,
          previous_valid_until: known.key_taken ? validUntil : null,
          key_granted_to: null,
          key_granted_until: null,
          updated_at: now.toJSDate(),
        })
      await audit(
        {
          actor,
          command: 'partner-clients.rotate-webhook-key',
          subject: { type: 'partner-clients', id: partnerClientId },
          after: { previousKeyValidUntil: known.key_taken ? validUntil.toISOString() : null },
        },
        trx
      )
      return { ...shownEndpoint((await lockEndpoint(partnerClientId, trx))!), secret }
    })
  }
}
