import { lateFeeRequestKinds } from '#contracts/late_fees'
import { words } from '#contracts/words'
import { code, rials, text } from '#app/shared/resource/columns'
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
import { headers, titles } from './i18n/export.js'

/** Late fees that two people forgive. */
export default defineResource('late-fee-requests', {
  title: titles.requests,
  permission: 'late-fee-requests.list',
  query: () =>
    readingRequests('late_fee_requests')
      .join('late_fees as fee', 'fee.id', 'request.late_fee_id')
      .join('installments as i', 'i.id', 'fee.installment_id')
      .join('orders as o', 'o.id', 'i.order_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'fee.owner_id'),
  fields: {
    ...requestFields,
    lateFeeId: 'fee.id',
    orderId: 'o.id',
    externalId: 'o.external_id',
    customerName: `coalesce(owner.name, '')`,
    amount: `(request.after ->> 'amount')::bigint`,
    open: 'fee.charged - fee.paid - fee.forgiven',
  },
  search: ['o.search_key'],
  filters: { ...requestFilters(lateFeeRequestKinds), lateFeeId: equals() },
  ...requestOrder,
  columns: requestColumns(words.lateFeeRequestKind, {
    customerName: text(headers.customerName),
    externalId: code(headers.externalId),
    amount: rials(headers.amount),
  }),
  history: requestHistory('late-fee-requests'),
})
