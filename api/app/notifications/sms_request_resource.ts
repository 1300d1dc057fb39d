import { smsRequestKinds } from '#contracts/messages'
import { words } from '#contracts/words'
import { label } from '#app/shared/resource/columns'
import { equals } from '#app/shared/resource/filters'
import { defineResource } from '#app/shared/resource/resource'
import {
  readingRequests,
  requestColumns,
  requestFields,
  requestFilters,
  requestHistory,
  requestOrder,
} from '#app/shared/two_people/resource'
import { headers, requestsTitle as title } from './i18n/export.js'

/** Texts of codes, and keys of providers, that wait for a second person, and what became of the others. */
export default defineResource('sms-requests', {
  title,
  permission: 'sms-requests.list',
  query: () =>
    readingRequests('sms_requests')
      .leftJoin('sms_templates as template', 'template.id', 'request.template_id')
      .leftJoin('sms_providers as provider', 'provider.id', 'request.provider_id'),
  fields: {
    ...requestFields,
    templateId: 'request.template_id',
    providerId: 'request.provider_id',
    about: 'coalesce(template.name, provider.name)',
  },
  filters: {
    ...requestFilters(smsRequestKinds),
    templateId: equals(),
    providerId: equals(),
  },
  ...requestOrder,
  columns: requestColumns(words.smsRequestKind, { about: label(headers.about, words.smsSubject) }),
  history: requestHistory('sms-requests'),
})
