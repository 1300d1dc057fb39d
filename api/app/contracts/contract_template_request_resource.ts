import { contractRequestKinds, contractTypes } from '#contracts/contracts'
import { words } from '#contracts/words'
import { label, number } from '#app/shared/resource/columns'
import { anyOf, equals } from '#app/shared/resource/filters'
import { defineResource, fieldTypes } from '#app/shared/resource/resource'
import {
  readingRequests,
  requestColumns,
  requestFields,
  requestFilters,
  requestHistory,
  requestOrder,
  type RequestTypes,
} from '#app/shared/two_people/resource'
import { headers, titles } from './i18n/export.js'

/** Texts that wait for a second person, and what became of the others. */
export default defineResource('contract-template-requests', {
  title: titles.requests,
  permission: 'contract-templates.list',
  query: () =>
    readingRequests('contract_template_requests').join(
      'contract_templates as template',
      'template.id',
      'request.template_id'
    ),
  fields: {
    ...requestFields,
    templateId: 'request.template_id',
    contractType: 'template.contract_type',
    plan: 'template.plan',
    version: 'template.version',
  },
  types: fieldTypes<RequestTypes>(),
  filters: {
    ...requestFilters(contractRequestKinds),
    templateId: equals(),
    contractType: anyOf(contractTypes),
  },
  ...requestOrder,
  columns: requestColumns(words.contractRequestKind, {
    contractType: label(headers.contractType, words.contractType),
    version: number(headers.version),
  }),
  history: requestHistory('contract-template-requests'),
})
