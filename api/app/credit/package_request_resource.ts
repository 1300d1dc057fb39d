import { packageRequestKinds } from '#contracts/credit'
import { words } from '#contracts/words'
import { code, rials } from '#app/shared/resource/columns'
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
import type { PackageFacts } from './package_requests.js'

/** Changes of what is on offer that wait for a second person, and what became of the others. */
export default defineResource('package-requests', {
  ...names.packageRequests,
  permission: 'package-requests.list',
  query: () =>
    readingRequests('package_requests').leftJoin(
      'credit_packages as package',
      'package.slug',
      'request.slug'
    ),
  fields: {
    ...requestFields,
    slug: 'request.slug',
    amount: `coalesce(package.amount, (request.after ->> 'amount')::bigint)`,
  },
  types: fieldTypes<
    Omit<RequestTypes, 'before' | 'after'> & {
      before: Partial<PackageFacts>
      after: Partial<PackageFacts>
      amount: number
    }
  >(),
  search: ['request.slug'],
  filters: { ...requestFilters(packageRequestKinds), slug: equals('text') },
  ...requestOrder,
  columns: requestColumns(words.packageRequestKind, {
    slug: code(headers.slug),
    amount: rials(headers.amount),
  }),
  history: requestHistory('package-requests'),
})
