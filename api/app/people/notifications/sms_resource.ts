import { smsDeliveries, smsProviders, smsStatuses } from '#contracts/messages'
import { words } from '#contracts/words'
import { code, jalaliMoment, label, text } from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'

/** What was handed to a provider of text messages; codes are not among it. */
export default defineResource('sms', {
  title,
  permission: 'sms.list',
  query: () => reading('sms_messages as sms'),
  fields: {
    id: 'sms.id',
    phone: 'sms.phone',
    template: 'sms.template',
    provider: 'sms.provider',
    status: 'sms.status',
    failure: 'sms.failure',
    delivery: 'sms.delivery',
    deliveryCode: 'sms.delivery_code',
    deliveredAt: 'sms.delivered_at',
    createdAt: 'sms.created_at',
    sentAt: 'sms.sent_at',
  },
  search: ['sms.phone'],
  filters: {
    phone: equals('text'),
    template: equals('text'),
    status: anyOf(smsStatuses),
    provider: anyOf(smsProviders),
    delivery: anyOf(smsDeliveries),
    createdAt: between('moments'),
  },
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    createdAt: jalaliMoment(common.createdAt),
    phone: code(headers.phone),
    template: label(headers.template, words.smsTemplate),
    provider: label(headers.provider, words.smsProvider),
    status: label(common.status, words.sms),
    sentAt: jalaliMoment(headers.sentAt),
    delivery: label(headers.delivery, words.smsDelivery),
    deliveredAt: jalaliMoment(headers.deliveredAt),
    deliveryCode: code(headers.deliveryCode),
    failure: text(headers.failure),
  },
})
