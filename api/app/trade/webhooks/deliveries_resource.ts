import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { deliveryFile } from './queries/delivery_file.js'

export default defineResource('webhook-deliveries', {
  title: 'ارسال وب‌هوک',
  singular: 'وب‌هوک',
  permission: 'webhook-deliveries.list',
  query: () =>
    reading('webhook_deliveries as delivery')
      .join('orders_invoices as invoice', 'invoice.id', 'delivery.order_id')
      .join('partners_programs as client', 'client.id', 'delivery.partner_client_id')
      .leftJoin('distributors_suppliers as distributor', 'distributor.id', 'client.distributor_id'),
  fields: {
    createdAt: field.moment('delivery.created_at', { label: 'eventAt', filter: true, sort: true }),
    id: field.code('delivery.id', { label: 'eventId' }),
    event: field.label('delivery.event', words.webhookEvent, { filter: true }),
    partnerName: field.text('client.name'),
    distributorId: field.id('client.distributor_id', { filter: true }),
    distributorName: field.text('distributor.name'),
    orderId: field.id('delivery.order_id', { filter: true }),
    externalId: field.code('invoice.external_id'),
    referenceNumber: field.code('invoice.reference_number'),
    status: field.label('delivery.status', words.webhook, { filter: true }),
    partnerClientId: field.id('delivery.partner_client_id', { filter: true }),
    tries: field.number('delivery.tries'),
    lastTriedAt: field.moment('delivery.last_tried_at'),
    lastFailure: field.label('delivery.last_failure', words.webhookFailure, { filter: true }),
    lastResponseStatus: field.number('delivery.last_response_status'),
    nextTryAt: field.moment('delivery.next_try_at'),
    deliveredAt: field.moment('delivery.delivered_at', { label: 'handedOverAt' }),
  },
  search: ['invoice.search_key', folded('client.name'), 'delivery.id::text'],
  defaultSort: ['createdAt', 'DESC'],
  show: deliveryFile,
  history: ofItself('webhook-deliveries'),
})
