import { smsProviders } from '#contracts/messages'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { anyOf, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** What was handed to a provider of text messages, its codes hidden. */
export default defineResource('sms', {
  title: 'پیامک‌ها',
  singular: 'پیامک',
  permission: 'sms.list',
  query: () => reading('sms_messages as sms'),
  fields: {
    id: 'sms.id',
    createdAt: field.moment('sms.created_at', { filter: true, sort: true }),
    phone: field.code('sms.phone', { label: 'recipient', filter: true, search: true }),
    template: field.label('sms.template', words.smsTemplate, { filter: equals('text') }),
    text: field.text<string | null>('sms.text', { label: 'smsText', export: false }),
    provider: field.label('sms.provider', words.smsProvider, { filter: anyOf(smsProviders) }),
    status: field.label('sms.status', words.sms, { filter: true }),
    sentAt: field.moment('sms.sent_at'),
    delivery: field.label('sms.delivery', words.smsDelivery, { filter: true }),
    deliveredAt: field.moment('sms.delivered_at'),
    deliveryCode: field.code('sms.delivery_code'),
    failure: field.text('sms.failure', { label: 'error' }),
  },
  defaultSort: ['createdAt', 'DESC'],
})
