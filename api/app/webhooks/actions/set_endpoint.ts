import type { WebhookEndpoint } from '#contracts/webhooks'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { problemOf } from '../domain/endpoint_url.js'
import { newSecret } from '../domain/signature.js'
import { encryptSecret } from '../endpoint_secrets.js'
import { messages } from '../i18n/fa.js'
import { allowsPrivateTargets } from '../jobs/deliver_webhook.js'
import { shownEndpoint } from '../queries/endpoint_of.js'
import { lockEndpoint } from '../steps/lock_endpoint.js'

interface Command {
  actor: StaffActor
  partnerClientId: string
  url: string
}

/**
 * Names where a partner's program wants to be told. The first time a key is made and shown, once.
 * @throws NotFound, InvalidFields for an address that cannot be or may not be
 */
export default class SetEndpoint {
  async execute({ actor, partnerClientId, url }: Command): Promise<WebhookEndpoint> {
    const problem = problemOf(url, allowsPrivateTargets)
    if (problem) {
      throw new InvalidFields([{ field: 'url', rule: problem, message: messages[problem] }])
    }
    return transaction(async (trx) => {
      const known = await lockEndpoint(partnerClientId, trx)
      const now = clock.systemNow().toJSDate()
      const secret = known ? undefined : newSecret()
      if (secret) {
        await trx
          .insertQuery()
          .table('webhook_endpoints')
          .insert({
            partner_client_id: partnerClientId,
            url,
            secret: encryptSecret(secret),
            created_at: now,
            updated_at: now,
          })
      } else {
        await trx
          .from('webhook_endpoints')
          .where({ partner_client_id: partnerClientId })
          .update({ url, updated_at: now })
      }
      await audit(
        {
          actor,
          command: 'partner-clients.set-webhook',
          subject: { type: 'partner-clients', id: partnerClientId },
          before: { url: known?.url ?? null },
          after: { url },
        },
        trx
      )
      const row = (await lockEndpoint(partnerClientId, trx))!
      return { ...shownEndpoint(row), ...(secret && { secret }) }
    })
  }
}
