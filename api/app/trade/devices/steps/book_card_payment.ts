import { hash } from 'node:crypto'
import { refuseListedHolder } from '#app/people/blacklists/steps/refuse_listed'
import type { CardPaymentRefusal } from '#contracts/devices'
import type { OrderStatus, PaymentSource } from '#contracts/orders'
import { amountFrom } from '#app/trade/orders/domain/cost'
import type { Sale } from '#app/trade/orders/domain/sale'
import { refusalToPay, type PaymentRefusal } from '#app/trade/orders/domain/pay_refusal'
import { orderFacts } from '#app/trade/orders/queries/order_details'
import type { SaleRefusal } from '#app/trade/orders/domain/sale_refusal'
import { saleFacts } from '#app/trade/orders/queries/sale_facts'
import { bookPayment, type InvoicePaymentOutcome } from '#app/trade/orders/steps/book_payment'
import { enterSale } from '#app/trade/orders/steps/enter_sale'
import type { CardRow } from '#app/cards/issuing/steps/lock_card'
import type { PartnerActor, Seller } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { CardPaymentRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import type { Device } from '../queries/device_of.js'

interface CardPayment {
  id: string
  actor: PartnerActor
  device: Device
  card: CardRow
  /** Already named by the payment's row. */
  orderId: string
  reference: string
  amount: number
  source: PaymentSource
  itemName: string
}

/** Everything else is CREDIT_UNAVAILABLE: the merchant must not learn why. */
const disclosed: Partial<Record<PaymentRefusal, CardPaymentRefusal>> = {
  NOT_ENOUGH: 'NOT_ENOUGH',
  WALLET_TOO_LOW: 'NOT_ENOUGH',
}
const disclosedRefusal = (refusal: PaymentRefusal): CardPaymentRefusal =>
  disclosed[refusal] ?? 'CREDIT_UNAVAILABLE'

/**
 * Creates and pays the invoice, proved by the payment's row.
 * @throws CardPaymentRefused, Listed: both undo the caller's transaction
 */
export const bookCardPayment = async (payment: CardPayment, trx: Trx): Promise<void> => {
  const { card, orderId, source } = payment
  await makeInvoice(payment, trx)
  await refuseListedHolder('SALE', card.id, trx)
  // The buyer has the goods: nothing to confirm.
  const facts = { ...(await orderFacts(card.owner, orderId, trx)), requiresConfirmation: false }
  const refusal = refusalToPay(facts, source, clock.today())
  if (refusal) throw new CardPaymentRefused(disclosedRefusal(refusal))
  const booking = {
    facts,
    source,
    amount: amountFrom(source, facts),
    installmentId: newId(),
    paidAt: clock.businessNow(),
  }
  const { outcome } = await bookPayment(booking, payment.id, trx)
  if (outcome !== 'PAID') throw refusalOf(outcome)
  const subject = { type: 'orders', id: orderId }
  const after = { amount: booking.amount, source, status: 'COMPLETED' satisfies OrderStatus }
  await audit({ actor: payment.actor, command: 'card-payments.pay', subject, after }, trx)
}

const refusalOf = (outcome: Exclude<InvoicePaymentOutcome['outcome'], 'PAID'>): Error =>
  outcome === 'ALREADY_PAID' || outcome === 'CODE_USED'
    ? new Error(`a new invoice of a card payment is ${outcome}`)
    : new CardPaymentRefused(disclosedRefusal(outcome))

const makeInvoice = async (payment: CardPayment, trx: Trx): Promise<void> => {
  const { actor, device, card, orderId, reference, amount, itemName } = payment
  const { type, id, plan } = card.owner
  const customer = { plan, owner: { type, id } }
  const facts = await saleFacts(device.distributorId, customer, device.branchId, trx)
  // Test customers' invoices are not paid.
  if (facts.isTestCustomer) throw new CardPaymentRefused('CREDIT_UNAVAILABLE')
  const sale: Sale = {
    externalId: `${device.terminal}-${reference}`,
    customer,
    items: [{ itemName, unitType: messages.unit, qty: 1, price: amount }],
    grandTotalAmount: amount,
    dueDateInDays: device.dueDateInDays,
    invoicedAt: clock.businessNow(),
    branchId: device.branchId ?? undefined,
  }
  const seller: Seller = { ...actor, distributorId: device.distributorId, plans: [plan] }
  const order = { id: orderId, actor: seller, sale, facts, hash: hashOf(payment), errorOf }
  const made = await enterSale(order, trx)
  // The distributor's own program used the number.
  if (!made) throw new Conflict(messages.referenceTaken)
}

/** Only the merchant's own terms are shown. */
const displayed: Readonly<Record<SaleRefusal, CardPaymentRefusal>> = {
  DISTRIBUTOR_INACTIVE: 'MERCHANT_CLOSED',
  PLAN_NOT_SERVED: 'PLAN_NOT_SERVED',
  // An owner who was deactivated.
  CUSTOMER_UNKNOWN: 'CREDIT_UNAVAILABLE',
  BRANCH_UNKNOWN: 'MERCHANT_CLOSED',
  DUE_DAYS_OUT_OF_RANGE: 'MERCHANT_CLOSED',
  INVOICED_IN_FUTURE: 'MERCHANT_CLOSED',
  TOTAL_ZERO: 'AMOUNT_TOO_HIGH',
  TOTAL_TOO_LARGE: 'AMOUNT_TOO_HIGH',
  TOTAL_DIFFERS: 'AMOUNT_TOO_HIGH',
  COST_TOO_LARGE: 'AMOUNT_TOO_HIGH',
}
const errorOf = (refusal: SaleRefusal): Error => new CardPaymentRefused(displayed[refusal])

/** Differs from the distributor's own sales under this number. */
const hashOf = ({ device, reference }: CardPayment): string =>
  hash('sha256', JSON.stringify(['card-payment', device.id, reference]))
