import { phoneRequestKinds } from '#contracts/phones'
import { words } from '#contracts/words'
import { code, label, text } from '#app/shared/resource/columns'
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
import { headers, title } from './i18n/fa.js'

/** Other phones of customers: those that wait, and by the approved ones which phones somebody has had. */
export default defineResource('phone-requests', {
  title,
  permission: 'phone-requests.list',
  query: () =>
    readingRequests('phone_requests').join('users as customer', 'customer.id', 'request.user_id'),
  fields: {
    ...requestFields,
    userId: 'customer.id',
    customerName: `concat_ws(' ', customer.firstname, customer.lastname)`,
    previousPhone: `request.before ->> 'phone'`,
    newPhone: `request.after ->> 'phone'`,
    inquiry: 'request.inquiry',
  },
  search: ['customer.search_key'],
  filters: { ...requestFilters(phoneRequestKinds), userId: equals() },
  ...requestOrder,
  columns: requestColumns(words.phoneRequestKind, {
    customerName: text(headers.customerName),
    previousPhone: code(headers.previousPhone),
    newPhone: code(headers.newPhone),
    inquiry: label(headers.inquiry, words.inquiry),
  }),
  history: requestHistory('phone-requests'),
})
