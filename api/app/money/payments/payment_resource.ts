import { words } from '#contracts/words'
import {
  paymentDecisionKinds,
  paymentPurposes,
  type PaymentDecisionKind,
  type PaymentDecisionStatus,
} from '#contracts/payments'
import { plans } from '#contracts/plans'
import type { PaymentOutcome } from './models/payment.js'
import { paymentHistory } from './payment_history.js'
import { ofCompanies, ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import type { PersonOfStaff } from '#app/platform/resource/person'
import { defineResource } from '#app/platform/resource/resource'

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

export default defineResource('payments', {
  title: 'پرداخت‌های درگاه',
  singular: 'پرداخت درگاهی',
  permission: 'payments.list',
  part: ofCompanies,
  query: () =>
    reading('payments as payment')
      .leftJoin('owners as owner', 'owner.owner_id', 'payment.owner_id')
      .leftJoin('payment_decisions as decision', (join) =>
        join
          .on('decision.payment_id', 'payment.id')
          .andOnVal('decision.status', '=', 'PENDING' satisfies PaymentDecisionStatus)
      )
      .leftJoin('receipt_pictures as picture', 'picture.payment_id', 'payment.id')
      .leftJoin('staff_accounts as asking', 'asking.id', 'decision.requested_by'),
  fields: {
    id: 'payment.id',
    createdAt: field.moment('payment.created_at', { label: 'time', filter: true, sort: true }),
    updatedAt: field.moment('payment.updated_at', { export: false }),
    referenceCode: field.code('payment.reference_code', { sort: true, search: true }),
    gatewayToken: field.code('payment.gateway_token', { export: false }),
    customerName: field.text('owner.name'),
    ...ownerFields('payment'),
    phone: field.code('owner.phone', { search: true }),
    plan: field.label('payment.plan', words.plan, { export: false, filter: anyOf(plans) }),
    purpose: field.label('payment.purpose', words.purpose, {
      filter: anyOf(paymentPurposes),
      sort: true,
    }),
    indicator: field.label('payment.indicator', words.gateway, { filter: true, sort: true }),
    amount: field.rials('payment.amount', { filter: true, sort: true, sum: true }),
    status: field.label('payment.status', words.payment, { filter: true, sort: true }),
    outcome: field.raw<PaymentOutcome | null>('payment.outcome'),
    gatewayReceipt: field.code('payment.gateway_receipt'),
    maskedCard: field.text('payment.masked_card'),
    completedAt: field.moment('payment.completed_at', { sort: true }),
    inDoubtSince: field.moment('payment.in_doubt_since', { export: false, sort: true }),
    closedAt: field.moment('payment.closed_at', { label: 'paymentClosedAt', export: false }),
    reversalReason: 'payment.reversal_reason',
    decision:
      field.raw<PendingDecision | null>(`case when decision.id is not null then jsonb_build_object(
      'id', decision.id, 'kind', decision.kind, 'bankReference', decision.bank_reference,
      'reason', decision.reason, 'despiteReversal', decision.despite_reversal, 'requestedAt', decision.requested_at,
      'requestedBy', jsonb_build_object('id', asking.id, 'name', asking.full_name)) end`),
    decisionKind: field.label('decision.kind', words.paymentDecision, {
      export: false,
      filter: anyOf(paymentDecisionKinds),
    }),
    /** When the customer has sent the picture of a receipt. */
    receiptPictureAt: field.moment<string | null>('picture.sent_at', { export: false }),
    failure: field.text('payment.failure'),
  },
  search: ['owner.search_key', `coalesce(payment.gateway_receipt, '')`],
  defaultSort: ['createdAt', 'DESC'],
  history: paymentHistory,
})
