import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { enqueueDelivery } from '../jobs/deliver_webhook.js'
import { lockDeliveriesOf } from '../steps/claim_delivery.js'

interface Command {
  actor: StaffActor
  deliveryId: string
}

/**
 * Sends now with fresh retries under the same id, whether given up, delivered or waiting.
 * @throws NotFound, Conflict while being sent or without an endpoint
 */
export default class ReplayDelivery {
  async execute({ actor, deliveryId }: Command): Promise<void> {
    await transaction(async (trx) => {
      const known = await trx.from('webhook_deliveries').where({ id: deliveryId }).first()
      if (!known) throw new NotFound()
      await lockDeliveriesOf(known.order_id, trx)
      const delivery = await trx.from('webhook_deliveries').where({ id: deliveryId }).firstOrFail()
      const now = clock.systemNow().toJSDate()
      if (delivery.claimed_until > now) throw new Conflict(messages.beingSent)
      const partnerClientId: string = delivery.partner_client_id
      const endpoint = await trx
        .from('webhook_endpoints')
        .where({ partner_client_id: partnerClientId })
        .first()
      if (!endpoint) throw new Conflict(messages.noEndpoint)
      await trx.from('webhook_deliveries').where({ id: deliveryId }).update({
        status: 'PENDING',
        tries: 0,
        next_try_at: now,
        claim: null,
        claimed_until: null,
      })
      await audit(
        {
          actor,
          command: 'webhooks.replay',
          subject: { type: 'webhook-deliveries', id: deliveryId },
          before: { status: delivery.status },
          after: { status: 'PENDING' },
        },
        trx
      )
      await enqueueDelivery({ deliveryId, partnerClientId }, trx)
    })
  }
}
