import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockEndpoint } from '../steps/lock_endpoint.js'

interface Command {
  actor: StaffActor
  partnerClientId: string
}

/** Waiting deliveries are dropped at their next try. */
export default class RemoveEndpoint {
  async execute({ actor, partnerClientId }: Command): Promise<void> {
    await transaction(async (trx) => {
      const known = await lockEndpoint(partnerClientId, trx)
      if (!known) throw new NotFound(messages.noEndpoint)
      await trx.from('webhook_endpoints').where({ partner_client_id: partnerClientId }).delete()
      await audit(
        {
          actor,
          command: 'partner-clients.remove-webhook',
          subject: { type: 'partner-clients', id: partnerClientId },
          before: { url: known.url },
        },
        trx
      )
    })
  }
}
