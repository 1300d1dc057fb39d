import { words } from '#contracts/words'
import { masked } from '#app/cards/issuing/card_resource'
import { companyOwning } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

export default defineResource('card-payments', {
  title: 'پرداخت‌های با کارت',
  singular: 'پرداخت با کارت',
  permission: 'card-payments.list',
  query: () =>
    reading('card_payments as payment')
      .join('devices as device', 'device.id', 'payment.device_id')
      .join('merchants as merchant', 'merchant.id', 'device.merchant_id')
      .leftJoin('issuing_cards as card', 'card.id', 'payment.card_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('cardholders_keepers as keeper', 'keeper.card_id', 'card.id')
      .leftJoin('orders_invoices as invoice', 'invoice.id', 'payment.order_id'),
  fields: {
    id: 'payment.id',
    createdAt: field.moment('payment.created_at', { filter: true, sort: true }),
    status: field.label('payment.status', words.cardPayment, { filter: true }),
    amount: field.rials('payment.amount', { filter: true, sort: true }),
    paymentSource: field.label('payment.payment_source', words.paymentSource, {
      label: 'chargedTo',
      filter: true,
    }),
    refusal: field.label('payment.refusal', words.cardPaymentRefusal, { filter: true }),
    merchantName: field.text('merchant.name'),
    distributorId: field.id('merchant.distributor_id', { filter: true }),
    cardId: field.id<string | null>('card.id', { filter: true }),
    terminal: field.code('device.terminal::text', { search: true }),
    merchantId: field.id('merchant.id', { filter: true }),
    reference: field.code('payment.reference', { search: true }),
    deviceId: field.id('device.id', { filter: true }),
    customerName: field.text<string | null>('owner.name'),
    holderName: field.text<string | null>(
      'case when card.holder_id is not null then keeper.name end'
    ),
    phone: field.code<string | null>('keeper.phone'),
    orderId: field.id<string | null>('invoice.id'),
    cardNumber: field.code<string | null>(masked),
    referenceNumber: field.code<string | null>('invoice.reference_number'),
    reversedAt: field.moment('payment.reversed_at'),
  },
  search: [
    'merchant.search_key',
    `coalesce(owner.search_key, '')`,
    `coalesce(keeper.holder_key, '')`,
    `coalesce(card.last_four, '')`,
    `coalesce(invoice.reference_number, '')`,
  ],
  defaultSort: ['createdAt', 'DESC'],
  history: {
    company: companyOwning(
      'select owner_id from orders_invoices where id = (select order_id from card_payments where id = ?)'
    ),
    subjects: [
      { type: 'orders', ids: 'select order_id, null::text from card_payments where id = ?' },
    ],
  },
})
