import type { InvoiceState } from '#app/trade/orders/domain/invoice_state'
import { on, type Events } from '#app/platform/events/outbox'
import { eventOf, type InvoiceEvent } from './domain/event_of.js'
import { deliverWebhook } from './jobs/deliver_webhook.js'
import { recordDelivery } from './steps/record_delivery.js'

const deliver = <Name extends InvoiceEvent>(name: Name): void =>
  on(name, async (payload: Events[Name], then, trx) => {
    const state: InvoiceState | null = 'state' in payload ? payload.state : null
    const dispute = 'dispute' in payload ? payload.dispute : undefined
    const message = { event: eventOf[name](payload), orderId: payload.orderId, state, dispute }
    const delivery = await recordDelivery(message, trx)
    if (delivery) await then(deliverWebhook, delivery)
  })

for (const name of Object.keys(eventOf) as InvoiceEvent[]) deliver(name)
