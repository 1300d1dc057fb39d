import { payoutAlarms, payoutStatuses } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals, flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { isUnexplained } from './steps/lock_payout.js'
import { headers, titles } from './i18n/fa.js'
import { payeeKey, payeeName, payeeOf } from './queries/payee.js'

/** What the bank has said against what stands, open or cleared up. */
export default defineResource('payout-alarms', {
  title: titles.payoutAlarms,
  permission: 'settlement.read',
  query: () =>
    reading('payout_alarms as alarm')
      .join('payout_answers as answer', 'answer.id', 'alarm.id')
      .join('payouts', 'payouts.id', 'alarm.payout_id')
      .joinRaw(payeeOf('payouts'))
      .join('staff_users as importer', 'importer.id', 'answer.imported_by'),
  fields: {
    id: 'alarm.id',
    kind: 'alarm.kind',
    payoutId: 'payouts.id',
    runId: 'payouts.run_id',
    paymentId: 'payouts.reference',
    /** Of a withdrawal, who owns the wallet. */
    distributorName: `coalesce(${payeeName}, '')`,
    withdrawalId: 'payouts.withdrawal_id',
    net: 'payouts.net',
    status: 'payouts.status',
    trackingNumber: 'payouts.tracking_number',
    attempt: 'answer.attempt',
    answered: 'answer.status',
    answeredAmount: 'answer.amount',
    answeredTrackingNumber: 'answer.tracking_number',
    answeredReason: 'answer.reason',
    importedBy: 'importer.full_name',
    isOpen: 'alarm.resolved_at is null',
    /** It was let stand, and nobody has said why: reconciliation names it. */
    isUnexplained,
    raisedAt: 'alarm.raised_at',
    resolvedAt: 'alarm.resolved_at',
    requestId: 'alarm.resolved_by',
  },
  types: fieldTypes<{ withdrawalId: string | null }>(),
  search: ['payouts.reference', payeeKey],
  filters: {
    kind: anyOf(payoutAlarms),
    status: anyOf(payoutStatuses),
    payoutId: equals(),
    runId: equals(),
    isOpen: flag(),
    isUnexplained: flag(),
    raisedAt: between('moments'),
  },
  sorts: ['raisedAt', 'resolvedAt', 'net'],
  defaultSort: ['raisedAt', 'DESC'],
  columns: {
    raisedAt: column.jalaliMoment(headers.raisedAt),
    kind: column.label(headers.alarm, words.payoutAlarm),
    paymentId: column.code(headers.paymentId),
    distributorName: column.text(headers.distributor),
    net: column.rials(headers.net),
    status: column.label(headers.status, words.payout),
    trackingNumber: column.code(headers.trackingNumber),
    answered: column.label(headers.answered, words.payout),
    answeredTrackingNumber: column.code(headers.answeredTrackingNumber),
    answeredReason: column.text(headers.reason),
    importedBy: column.text(headers.importedBy),
    resolvedAt: column.jalaliMoment(headers.resolvedAt),
  },
})
