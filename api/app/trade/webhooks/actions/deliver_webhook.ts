import { webhookHeaders, webhookRules, type WebhookStatus } from '#contracts/webhooks'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { HttpPost, Posted } from '../adapters/http_post.js'
import { signatureOf } from '../domain/signature.js'
import { decryptSecret } from '../endpoint_secrets.js'
import { claimDelivery, lockDeliveriesOf, type Claimed } from '../steps/claim_delivery.js'
import type { DeliveryRef } from '../steps/record_delivery.js'

export type EnqueueDelivery = (delivery: DeliveryRef, trx: Trx, startAfter?: Date) => Promise<void>

const nowhere: Posted = { failure: 'NO_ENDPOINT', status: null, excerpt: null, durationMs: 0 }

/**
 * One attempt: post, record, and enqueue the retry or the invoice's next event. Idempotent, but a crash between sending
 * and recording delivers twice under one id.
 */
export default class DeliverWebhook {
  constructor(
    private http: HttpPost,
    private enqueue: EnqueueDelivery
  ) {}

  async execute(deliveryId: string): Promise<void> {
    const delivery = await claimDelivery(deliveryId)
    if (!delivery) return
    const posted = delivery.url === null ? nowhere : await this.#post(delivery, delivery.url)
    await transaction((trx) => this.#finish(delivery, posted, trx))
  }

  #post(delivery: Claimed, url: string): Promise<Posted> {
    const timestamp = String(Math.floor(clock.systemNow().toSeconds()))
    const secrets = [delivery.secret, delivery.previousSecret].filter((it) => it !== null)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Kasbeno-Webhooks/1',
      [webhookHeaders.eventId]: delivery.id,
      [webhookHeaders.timestamp]: timestamp,
      [webhookHeaders.signature]: signatureOf(secrets.map(decryptSecret), timestamp, delivery.body),
    }
    return this.http.send(url, headers, delivery.body)
  }

  async #finish(delivery: Claimed, posted: Posted, trx: Trx): Promise<void> {
    const { id, orderId, partnerClientId, claim } = delivery
    const now = clock.systemNow()
    await lockDeliveriesOf(orderId, trx)
    await noteAttempt(delivery, posted, trx)
    const delayMs = posted.failure && webhookRules.retriesMs[delivery.tries - 1]
    const nextTryAt =
      delayMs && posted.failure !== 'NO_ENDPOINT' ? now.plus({ milliseconds: delayMs }) : null
    const finished: unknown[] = await trx
      .from('webhook_deliveries')
      .where({ id, claim })
      .returning('id')
      .update({
        status: nextTryAt ? 'PENDING' : statusOf(delivery, posted),
        next_try_at: nextTryAt?.toJSDate() ?? null,
        claim: null,
        claimed_until: null,
        last_failure: posted.failure,
        last_response_status: posted.status,
        ...(!posted.failure && !delivery.wasDelivered && { delivered_at: now.toJSDate() }),
      })
    // Another process took over.
    if (!finished.length) return
    if (nextTryAt) {
      await this.enqueue({ deliveryId: id, partnerClientId }, trx, nextTryAt.toJSDate())
    } else {
      await this.#next(orderId, partnerClientId, trx)
    }
  }

  /** The next event waited for this one. */
  async #next(orderId: string, partnerClientId: string, trx: Trx): Promise<void> {
    const next = await trx
      .from('webhook_deliveries')
      .where({ order_id: orderId, status: 'PENDING' })
      .orderBy('change')
      .select('id')
      .first()
    if (next) await this.enqueue({ deliveryId: next.id, partnerClientId }, trx)
  }
}

/** A failed replay does not undo a past delivery. */
const statusOf = ({ wasDelivered }: Claimed, { failure }: Posted): WebhookStatus =>
  failure && !wasDelivered ? 'GIVEN_UP' : 'DELIVERED'

const noteAttempt = async ({ id, url }: Claimed, posted: Posted, trx: Trx): Promise<void> => {
  await trx.insertQuery().table('webhook_attempts').insert({
    id: newId(),
    delivery_id: id,
    at: clock.systemNow().toJSDate(),
    url,
    duration_ms: posted.durationMs,
    response_status: posted.status,
    failure: posted.failure,
    response_excerpt: posted.excerpt,
  })
}
