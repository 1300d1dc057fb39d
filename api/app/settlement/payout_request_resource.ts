import { payoutRequestKinds, type PayoutAlarm, type PayoutStatus } from '#contracts/settlement'
import { words } from '#contracts/words'
import { code, rials, text } from '#app/shared/resource/columns'
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
import { headers, titles } from './i18n/fa.js'
import { payeeKey, payeeName, payeeOf } from './queries/payee.js'

interface Types extends RequestTypes {
  withdrawalId: string | null
  before: {
    status: PayoutStatus
    attempt: number
    trackingNumber: string | null
    alarms: PayoutAlarm[]
  }
  after: { status: PayoutStatus; bankReference?: string }
}

/** What the bank did otherwise than we know: what waits for a second person, and what was decided. */
export default defineResource('payout-requests', {
  title: titles.payoutRequests,
  permission: 'settlement.read',
  query: () =>
    readingRequests('payout_requests')
      .join('payouts', 'payouts.id', 'request.payout_id')
      .joinRaw(payeeOf('payouts')),
  fields: {
    ...requestFields,
    payoutId: 'payouts.id',
    paymentId: 'payouts.reference',
    /** Of a withdrawal, who owns the wallet. */
    distributorName: `coalesce(${payeeName}, '')`,
    withdrawalId: 'payouts.withdrawal_id',
    net: 'payouts.net',
  },
  types: fieldTypes<Types>(),
  search: ['payouts.reference', payeeKey],
  filters: { ...requestFilters(payoutRequestKinds), payoutId: equals() },
  ...requestOrder,
  columns: requestColumns(words.payoutRequestKind, {
    paymentId: code(headers.paymentId),
    distributorName: text(headers.distributor),
    net: rials(headers.net),
  }),
  history: requestHistory('payout-requests'),
})
