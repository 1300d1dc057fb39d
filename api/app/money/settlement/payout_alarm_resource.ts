import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { isUnexplained } from './steps/lock_payout.js'
import { payeeKey, payeeName, payeeOf } from './queries/payee.js'

export default defineResource('payout-alarms', {
  title: 'هشدارهای پاسخ بانک',
  singular: 'هشدار پاسخ بانک',
  permission: 'settlement.read',
  query: () =>
    reading('payout_alarms as alarm')
      .join('payout_answers as answer', 'answer.id', 'alarm.id')
      .join('payouts', 'payouts.id', 'alarm.payout_id')
      .joinRaw(payeeOf('payouts'))
      .join('staff_accounts as importer', 'importer.id', 'answer.imported_by'),
  fields: {
    id: 'alarm.id',
    raisedAt: field.moment('alarm.raised_at', { filter: true, sort: true }),
    kind: field.label('alarm.kind', words.payoutAlarm, { label: 'alarm', filter: true }),
    payoutId: field.id('payouts.id', { filter: true }),
    runId: field.id('payouts.run_id', { filter: true }),
    paymentId: field.code('payouts.reference', { search: true }),
    distributorName: field.text(`coalesce(${payeeName}, '')`),
    withdrawalId: field.id<string | null>('payouts.withdrawal_id'),
    net: field.rials('payouts.net', { sort: true }),
    status: field.label('payouts.status', words.payout, { filter: true }),
    trackingNumber: field.code('payouts.tracking_number', { label: 'referenceCode' }),
    attempt: 'answer.attempt',
    answered: field.label('answer.status', words.payout),
    answeredAmount: 'answer.amount',
    answeredTrackingNumber: field.code('answer.tracking_number'),
    answeredReason: field.text('answer.reason'),
    importedBy: field.text('importer.full_name'),
    isOpen: field.yesNo('alarm.resolved_at is null', { export: false, filter: true }),
    /** Let stand without a reason: reconciliation lists it. */
    isUnexplained: field.yesNo(isUnexplained, { export: false, filter: true }),
    resolvedAt: field.moment('alarm.resolved_at', { sort: true }),
    requestId: 'alarm.resolved_by',
  },
  search: [payeeKey],
  defaultSort: ['raisedAt', 'DESC'],
})
