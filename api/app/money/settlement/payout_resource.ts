import { payoutStatuses, distributorRunKinds } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'
import { payoutHistory } from './payout_history.js'

/** Every transfer to a distributor that an approved run has made. */
export default defineResource('payouts', {
  title: titles.payouts,
  permission: 'payouts.list',
  query: () =>
    reading('payouts')
      .join('settlement_runs as run', 'run.id', 'payouts.run_id')
      .join('distributors', 'distributors.id', 'payouts.distributor_id')
      .whereIn('run.status', ['APPROVED', 'DONE']),
  fields: {
    id: 'payouts.id',
    runId: 'payouts.run_id',
    runNumber: 'run.number',
    kind: 'run.kind',
    paymentId: 'payouts.reference',
    distributorId: 'payouts.distributor_id',
    distributorName: 'distributors.name',
    iban: 'payouts.iban',
    gross: 'payouts.gross',
    discount: 'payouts.discount',
    net: 'payouts.net',
    invoices: '(select count(*) from payout_items where payout_items.payout_id = payouts.id)',
    status: 'payouts.status',
    trackingNumber: 'payouts.tracking_number',
    reason: 'payouts.failure',
    approvedAt: 'run.approved_at',
    answeredAt: 'payouts.answered_at',
  },
  search: ['payouts.reference', 'distributors.search_key', `coalesce(payouts.tracking_number, '')`],
  filters: {
    status: anyOf(payoutStatuses),
    kind: anyOf(distributorRunKinds),
    runId: equals(),
    distributorId: equals(),
    approvedAt: between('moments'),
  },
  sorts: ['approvedAt', 'net', 'status', 'paymentId'],
  defaultSort: ['approvedAt', 'DESC'],
  // A transfer is of the whole distributor; a branch looks at its own invoices (payout-items).
  confine: { distributor: 'payouts.distributor_id', branch: null },
  bankOnly: ['runId', 'runNumber'],
  totals: ['gross', 'discount', 'net'],
  columns: {
    paymentId: column.code(headers.paymentId),
    kind: column.label(headers.kind, words.runKind),
    distributorName: column.text(headers.distributor),
    iban: column.code(headers.iban),
    gross: column.rials(headers.gross),
    discount: column.rials(headers.discount),
    net: column.rials(headers.net),
    invoices: column.number(headers.invoices),
    status: column.label(headers.status, words.payout),
    trackingNumber: column.code(headers.trackingNumber),
    reason: column.text(headers.reason),
    approvedAt: column.jalaliMoment(headers.approvedAt),
    answeredAt: column.jalaliMoment(headers.answeredAt),
  },
  history: payoutHistory,
})
