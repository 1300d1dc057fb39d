import { cardPaymentRefusals, cardPaymentStatuses } from '#contracts/devices'
import { paymentSources } from '#contracts/orders'
import { words } from '#contracts/words'
import { masked } from '#app/cards/issuing/card_resource'
import { companyOwning } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'

/** What devices asked for and what became of it, refusals too. */
export default defineResource('card-payments', {
  ...names.cardPayments,
  permission: 'card-payments.list',
  query: () =>
    reading('card_payments as payment')
      .join('devices as device', 'device.id', 'payment.device_id')
      .join('merchants as merchant', 'merchant.id', 'device.merchant_id')
      .leftJoin('cards as card', 'card.id', 'payment.card_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('card_keepers as keeper', 'keeper.card_id', 'card.id')
      .leftJoin('orders as invoice', 'invoice.id', 'payment.order_id'),
  fields: {
    id: 'payment.id',
    status: 'payment.status',
    refusal: 'payment.refusal',
    amount: 'payment.amount',
    paymentSource: 'payment.payment_source',
    reference: 'payment.reference',
    deviceId: 'device.id',
    terminal: 'device.terminal::text',
    merchantId: 'merchant.id',
    merchantName: 'merchant.name',
    distributorId: 'merchant.distributor_id',
    cardId: 'card.id',
    cardNumber: masked,
    customerName: 'owner.name',
    // Of a company's card; a person keeps their own.
    holderName: 'case when card.holder_id is not null then keeper.name end',
    phone: 'keeper.phone',
    orderId: 'invoice.id',
    referenceNumber: 'invoice.reference_number',
    createdAt: 'payment.created_at',
    reversedAt: 'payment.reversed_at',
  },
  types: fieldTypes<{
    cardId: string | null
    cardNumber: string | null
    customerName: string | null
    holderName: string | null
    phone: string | null
    orderId: string | null
    referenceNumber: string | null
  }>(),
  search: [
    'merchant.search_key',
    `coalesce(owner.search_key, '')`,
    `coalesce(keeper.holder_key, '')`,
    'payment.reference',
    'device.terminal::text',
    `coalesce(card.last_four, '')`,
    `coalesce(invoice.reference_number, '')`,
  ],
  filters: {
    status: anyOf(cardPaymentStatuses),
    refusal: anyOf(cardPaymentRefusals),
    paymentSource: anyOf(paymentSources),
    deviceId: equals(),
    merchantId: equals(),
    distributorId: equals(),
    cardId: equals(),
    amount: between('amounts'),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'amount'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    createdAt: column.jalaliMoment(common.createdAt),
    status: column.label(common.status, words.cardPayment),
    amount: column.rials(common.amount),
    paymentSource: column.label(headers.paymentSource, words.paymentSource),
    refusal: column.label(headers.refusal, words.cardPaymentRefusal),
    merchantName: column.text(headers.merchantName),
    terminal: column.code(headers.terminal),
    reference: column.code(headers.reference),
    customerName: column.text(common.customerName),
    holderName: column.text(headers.holder),
    phone: column.code(common.phone),
    cardNumber: column.code(headers.cardNumber),
    referenceNumber: column.code(common.referenceNumber),
    reversedAt: column.jalaliMoment(headers.reversedAt),
  },
  history: {
    company: companyOwning(
      'select owner_id from orders where id = (select order_id from card_payments where id = ?)'
    ),
    subjects: [
      { type: 'orders', ids: 'select order_id, null::text from card_payments where id = ?' },
    ],
  },
})
