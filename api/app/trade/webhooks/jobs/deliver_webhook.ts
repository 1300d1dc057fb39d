import app from '@adonisjs/core/services/app'
import { demoMode } from '#config/app'
import { defineJob, type Job } from '#app/platform/jobs/queue'
import { queue } from '#app/platform/jobs/main'
import DeliverWebhook, { type EnqueueDelivery } from '../actions/deliver_webhook.js'
import { HttpPost } from '../adapters/http_post.js'
import type { DeliveryRef } from '../steps/record_delivery.js'

export const allowsPrivateTargets = demoMode || app.inTest

export const enqueueDelivery: EnqueueDelivery = async (delivery, trx, startAfter) =>
  (await queue()).enqueue(deliverWebhook, delivery, trx, startAfter)

/** Per-partner concurrency: a slow one does not delay others. */
export const deliverWebhook: Job<DeliveryRef> = defineJob<DeliveryRef>({
  name: 'deliver-webhook',
  parallel: 4,
  groupOf: ({ partnerClientId }) => partnerClientId,
  run: ({ deliveryId }) =>
    new DeliverWebhook(
      new HttpPost({ allowsPrivate: allowsPrivateTargets }),
      enqueueDelivery
    ).execute(deliveryId),
})
