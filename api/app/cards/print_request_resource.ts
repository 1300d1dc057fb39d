import { printRequestKinds } from '#contracts/cards'
import { words } from '#contracts/words'
import { number } from '#app/shared/resource/columns'
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
import { headers, names } from './i18n/export.js'

/** Batches whose end waits for a second person, and what became of the others. */
export default defineResource('print-requests', {
  ...names.printRequests,
  permission: 'print-requests.list',
  query: () =>
    readingRequests('print_requests').join(
      'print_batches as batch',
      'batch.id',
      'request.batch_id'
    ),
  fields: {
    ...requestFields,
    batchId: 'batch.id',
    number: 'batch.number',
    cards: `(request.after ->> 'cards')::integer`,
  },
  types: fieldTypes<RequestTypes & { cards: number }>(),
  filters: { ...requestFilters(printRequestKinds), batchId: equals() },
  ...requestOrder,
  columns: requestColumns(words.printRequestKind, {
    number: number(headers.batchNumber),
    cards: number(headers.waiting),
  }),
  history: requestHistory('print-requests'),
})
