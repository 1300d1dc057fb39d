import { words } from '#contracts/words'
import {
  gatewayIndicators,
  paymentDecisionKinds,
  paymentPurposes,
  paymentStatuses,
  type PaymentDecisionKind,
  type PaymentDecisionStatus,
} from '#contracts/payments'
import { plans } from '#contracts/plans'
import type { PaymentOutcome } from './models/payment.js'
import { paymentHistory } from './payment_history.js'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import type { PersonOfStaff } from '#app/platform/resource/person'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'

/** What waits for a second person. */
export interface PendingDecision {
  id: string
  kind: PaymentDecisionKind
  bankReference: string | null
  reason: string | null
  /** The bank was told to give the money back, and had not answered. */
  despiteReversal: boolean
  requestedAt: string
  requestedBy: PersonOfStaff
}

/** Every payment through a gateway, also the failed and the open ones. */
export default defineResource('payments', {
  title,
  permission: 'payments.list',
  query: () =>
    reading('payments as payment')
      .leftJoin('owners as owner', 'owner.owner_id', 'payment.owner_id')
      .leftJoin('payment_decisions as decision', (join) =>
        join
          .on('decision.payment_id', 'payment.id')
          .andOnVal('decision.status', '=', 'PENDING' satisfies PaymentDecisionStatus)
      )
      .leftJoin('receipt_pictures as picture', 'picture.payment_id', 'payment.id')
      .leftJoin('staff_users as asking', 'asking.id', 'decision.requested_by'),
  fields: {
    id: 'payment.id',
    userId: 'owner.user_id',
    customerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'payment.plan',
    purpose: 'payment.purpose',
    indicator: 'payment.indicator',
    amount: 'payment.amount',
    status: 'payment.status',
    outcome: 'payment.outcome',
    referenceCode: 'payment.reference_code',
    gatewayToken: 'payment.gateway_token',
    gatewayReceipt: 'payment.gateway_receipt',
    maskedCard: 'payment.masked_card',
    failure: 'payment.failure',
    createdAt: 'payment.created_at',
    updatedAt: 'payment.updated_at',
    completedAt: 'payment.completed_at',
    inDoubtSince: 'payment.in_doubt_since',
    closedAt: 'payment.closed_at',
    reversalReason: 'payment.reversal_reason',
    /** What waits for a second person, if anything does. */
    decision: `case when decision.id is not null then jsonb_build_object(
      'id', decision.id, 'kind', decision.kind, 'bankReference', decision.bank_reference,
      'reason', decision.reason, 'despiteReversal', decision.despite_reversal, 'requestedAt', decision.requested_at,
      'requestedBy', jsonb_build_object('id', asking.id, 'name', asking.full_name)) end`,
    decisionKind: 'decision.kind',
    /** When the customer has sent the picture of a receipt. */
    receiptPictureAt: 'picture.sent_at',
  },
  types: fieldTypes<{
    userId: string | null
    outcome: PaymentOutcome | null
    decision: PendingDecision | null
    receiptPictureAt: string | null
  }>(),
  search: [
    'owner.search_key',
    'payment.reference_code',
    `coalesce(payment.gateway_receipt, '')`,
    'owner.phone',
  ],
  filters: {
    status: anyOf(paymentStatuses),
    indicator: anyOf(gatewayIndicators),
    purpose: anyOf(paymentPurposes),
    plan: anyOf(plans),
    decisionKind: anyOf(paymentDecisionKinds),
    userId: equals(),
    createdAt: between('moments'),
    amount: between('amounts'),
  },
  sorts: [
    'createdAt',
    'amount',
    'status',
    'referenceCode',
    'purpose',
    'indicator',
    'completedAt',
    'inDoubtSince',
  ],
  defaultSort: ['createdAt', 'DESC'],
  totals: ['amount'],
  columns: {
    createdAt: column.jalaliMoment(headers.createdAt),
    referenceCode: column.code(headers.referenceCode),
    customerName: column.text(headers.customer),
    phone: column.code(headers.phone),
    purpose: column.label(headers.purpose, words.purpose),
    indicator: column.label(headers.gateway, words.gateway),
    amount: column.rials(headers.amount),
    status: column.label(headers.status, words.payment),
    gatewayReceipt: column.code(headers.receipt),
    maskedCard: column.text(headers.maskedCard),
    completedAt: column.jalaliMoment(headers.completedAt),
    failure: column.text(headers.failure),
  },
  history: paymentHistory,
})
