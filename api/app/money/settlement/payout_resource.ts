import { distributorRunKinds } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { payoutHistory } from './payout_history.js'

export default defineResource('payouts', {
  title: 'پرداخت به شرکت‌های پخش',
  singular: 'پرداخت به شرکت پخش',
  permission: 'payouts.list',
  query: () =>
    reading('payouts')
      .join('settlement_runs as run', 'run.id', 'payouts.run_id')
      .join('distributors_suppliers as distributors', 'distributors.id', 'payouts.distributor_id')
      .whereIn('run.status', ['APPROVED', 'DONE']),
  fields: {
    id: 'payouts.id',
    runId: field.id('payouts.run_id', { filter: true, bankOnly: true }),
    runNumber: field.raw('run.number', { bankOnly: true }),
    paymentId: field.code('payouts.reference', { sort: true, search: true }),
    distributorId: field.id('payouts.distributor_id', { filter: true }),
    kind: field.label('run.kind', words.runKind, { filter: anyOf(distributorRunKinds) }),
    distributorName: field.text('distributors.name'),
    iban: field.code('payouts.iban'),
    gross: field.rials('payouts.gross', { sum: true }),
    discount: field.rials('payouts.discount', { sum: true }),
    net: field.rials('payouts.net', { sort: true, sum: true }),
    invoices: field.number(
      '(select count(*) from payout_items where payout_items.payout_id = payouts.id)'
    ),
    status: field.label('payouts.status', words.payout, { filter: true, sort: true }),
    trackingNumber: field.code('payouts.tracking_number', { label: 'referenceCode' }),
    reason: field.text('payouts.failure', { label: 'answeredReason' }),
    approvedAt: field.moment('run.approved_at', { filter: true, sort: true }),
    answeredAt: field.moment('payouts.answered_at'),
  },
  search: ['distributors.search_key', `coalesce(payouts.tracking_number, '')`],
  defaultSort: ['approvedAt', 'DESC'],
  // A transfer concerns the whole distributor; branches see their invoices (payout-items).
  confine: { distributor: 'payouts.distributor_id', branch: null },
  history: payoutHistory,
})
