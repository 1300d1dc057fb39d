import { words } from '#contracts/words'
import { webhookEvents, webhookFailures, webhookStatuses } from '#contracts/webhooks'
import { ofItself } from '#app/platform/history/history'
import { code, jalaliMoment, label, number, text } from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, title } from './i18n/fa.js'
import { deliveryFile } from './queries/delivery_file.js'

/** What partners' programs were told of invoices, and how it went. */
export default defineResource('webhook-deliveries', {
  title,
  permission: 'webhook-deliveries.list',
  query: () =>
    reading('webhook_deliveries as delivery')
      .join('orders as invoice', 'invoice.id', 'delivery.order_id')
      .join('partner_clients as client', 'client.id', 'delivery.partner_client_id')
      .leftJoin('distributors as distributor', 'distributor.id', 'client.distributor_id'),
  fields: {
    id: 'delivery.id',
    createdAt: 'delivery.created_at',
    event: 'delivery.event',
    status: 'delivery.status',
    partnerClientId: 'delivery.partner_client_id',
    partnerName: 'client.name',
    distributorId: 'client.distributor_id',
    distributorName: 'distributor.name',
    orderId: 'delivery.order_id',
    externalId: 'invoice.external_id',
    referenceNumber: 'invoice.reference_number',
    tries: 'delivery.tries',
    nextTryAt: 'delivery.next_try_at',
    lastTriedAt: 'delivery.last_tried_at',
    lastFailure: 'delivery.last_failure',
    lastResponseStatus: 'delivery.last_response_status',
    deliveredAt: 'delivery.delivered_at',
  },
  search: ['invoice.search_key', folded('client.name'), 'delivery.id::text'],
  filters: {
    status: anyOf(webhookStatuses),
    event: anyOf(webhookEvents),
    partnerClientId: equals(),
    distributorId: equals(),
    orderId: equals(),
    lastFailure: anyOf(webhookFailures),
    createdAt: between('moments'),
  },
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    createdAt: jalaliMoment(headers.createdAt),
    id: code(headers.eventId),
    event: label(headers.event, words.webhookEvent),
    partnerName: text(headers.partner),
    distributorName: text(common.distributorName),
    externalId: code(common.externalId),
    referenceNumber: code(common.referenceNumber),
    status: label(common.status, words.webhook),
    tries: number(headers.tries),
    lastTriedAt: jalaliMoment(headers.lastTriedAt),
    lastFailure: label(headers.lastFailure, words.webhookFailure),
    lastResponseStatus: number(headers.lastResponseStatus),
    nextTryAt: jalaliMoment(headers.nextTryAt),
    deliveredAt: jalaliMoment(headers.deliveredAt),
  },
  show: deliveryFile,
  history: ofItself('webhook-deliveries'),
})
