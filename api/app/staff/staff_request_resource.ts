import { staffRequestKinds } from '#contracts/staff'
import { words } from '#contracts/words'
import { code } from '#app/shared/resource/columns'
import { equals } from '#app/shared/resource/filters'
import { folded } from '#app/shared/resource/query'
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
import { headers, titles } from './i18n/fa.js'

/** Changes of accounts and roles that wait for a second person, and what became of the others. */
export default defineResource('staff-requests', {
  title: titles.requests,
  permission: 'staff-requests.list',
  query: () =>
    readingRequests('staff_requests').leftJoin(
      'staff_users as account',
      'account.id',
      'request.staff_id'
    ),
  fields: {
    ...requestFields,
    subject: 'request.subject',
    subjectName: `coalesce(account.full_name, request.after->>'fullName')`,
    staffId: 'request.staff_id',
  },
  types: fieldTypes<
    RequestTypes & {
      subjectName: string | null
    }
  >(),
  search: ['request.subject', folded('account.full_name')],
  filters: { ...requestFilters(staffRequestKinds), staffId: equals() },
  ...requestOrder,
  columns: requestColumns(words.staffRequestKind, { subject: code(headers.subject) }),
  history: requestHistory('staff-requests'),
})
