import { distributorRequestKinds } from '#contracts/distributors'
import { words } from '#contracts/words'
import { text } from '#app/shared/resource/columns'
import { equals } from '#app/shared/resource/filters'
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
import { requestHeaders, titles } from './i18n/export.js'

/** Other IBANs, fees and terms of distributors that wait for a second person, and what became of the others. */
export default defineResource('distributor-requests', {
  title: titles.requests,
  permission: 'distributor-requests.list',
  query: () =>
    readingRequests('distributor_requests').join(
      'distributors as d',
      'd.id',
      'request.distributor_id'
    ),
  fields: {
    ...requestFields,
    distributorId: 'request.distributor_id',
    distributorName: 'd.name',
  },
  types: fieldTypes<RequestTypes>(),
  search: ['d.search_key'],
  filters: { ...requestFilters(distributorRequestKinds), distributorId: equals() },
  ...requestOrder,
  columns: requestColumns(words.distributorRequestKind, {
    distributorName: text(requestHeaders.distributorName),
  }),
  history: requestHistory('distributor-requests'),
})
