import { actsForOwner } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { PaymentRefused, BatchRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import type { OrderFacts } from '../queries/order_details.js'
import { paymentResult } from './payment_result.js'

/**
 * Only the CEO pays. domain "Companies"
 * @throws PaymentRefused for others
 */
export const refuseOtherPayers = (actor: CustomerActor, facts: OrderFacts): void => {
  if (!actsForOwner(actor)) throw new PaymentRefused(paymentResult(messages.ceoPays, facts, null))
}

/** @throws BatchRefused */
export const refuseOtherPayersOf = (actor: CustomerActor, all: readonly OrderFacts[]): void => {
  if (actsForOwner(actor)) return
  const refused = all.map((facts) => ({ facts, refusal: 'NOT_PAYER' as const }))
  throw new BatchRefused({ refused, refusal: null })
}
