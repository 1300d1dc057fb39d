import { ownerTypes } from '#contracts/owners'
import { plans } from '#contracts/plans'
import { inquiryAnswers } from '#contracts/registration'
import { withdrawalStatuses, type WithdrawalEnder } from '#contracts/withdrawals'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals, flag } from '#app/platform/resource/filters'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/fa.js'
import { waitsForMember } from './queries/waits_for_member.js'
import { withdrawalHistory } from './withdrawal_history.js'

/** What owners take out of their wallets, and what became of it. */
export default defineResource('withdrawals', {
  title,
  permission: 'withdrawals.list',
  query: () =>
    reading('withdrawals as withdrawal')
      .leftJoin('owners as owner', 'owner.owner_id', 'withdrawal.owner_id')
      .leftJoin('staff_users as proposing', 'proposing.id', 'withdrawal.proposed_by')
      .leftJoin('staff_users as approving', 'approving.id', 'withdrawal.approved_by')
      .joinRaw(
        `left join ledger.accounts as wallet on wallet.kind = 'wallet' and wallet.plan = ''
           and wallet.owner_type = withdrawal.owner_type and wallet.owner_id = withdrawal.owner_id`
      ),
  fields: {
    id: 'withdrawal.id',
    referenceCode: 'withdrawal.reference_code',
    ownerType: 'withdrawal.owner_type',
    ownerId: 'withdrawal.owner_id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'withdrawal.plan',
    amount: 'withdrawal.amount',
    iban: 'withdrawal.iban',
    status: 'withdrawal.status',
    ibanAnswer: 'withdrawal.iban_answer',
    ibanAnsweredAt: 'withdrawal.iban_answered_at',
    /** What is left in the wallet beside what is held. */
    cash: 'coalesce(wallet.balance, 0)',
    requestedAt: 'withdrawal.requested_at',
    waitsForMember,
    confirmedAt: 'withdrawal.confirmed_at',
    proposedBy: personOfStaff('proposing'),
    proposedByName: 'proposing.full_name',
    proposedAt: 'withdrawal.proposed_at',
    approvedBy: personOfStaff('approving'),
    approvedByName: 'approving.full_name',
    approvedAt: 'withdrawal.approved_at',
    sentAt: 'withdrawal.sent_at',
    /** The transfer that the bank has answered. */
    payoutId: `(select payout.id from payouts payout
                 where payout.withdrawal_id = withdrawal.id and payout.status in ('PAID', 'FAILED') limit 1)`,
    paidAt: 'withdrawal.paid_at',
    trackingNumber: 'withdrawal.tracking_number',
    endedAt: 'withdrawal.ended_at',
    endedBy: 'withdrawal.ended_by',
    /** Why nothing came of it. */
    reason: `case when withdrawal.status <> 'PAID' then withdrawal.reason end`,
  },
  types: fieldTypes<{
    userId: string | null
    cash: number
    waitsForMember: boolean
    proposedBy: PersonOfStaff | null
    approvedBy: PersonOfStaff | null
    payoutId: string | null
    endedBy: WithdrawalEnder | null
  }>(),
  search: [
    `coalesce(owner.search_key, '')`,
    'withdrawal.reference_code',
    `coalesce(withdrawal.tracking_number, '')`,
  ],
  filters: {
    status: anyOf(withdrawalStatuses),
    ibanAnswer: anyOf(inquiryAnswers),
    waitsForMember: flag(),
    ownerType: anyOf(ownerTypes),
    plan: anyOf(plans),
    userId: equals(),
    ownerId: equals(),
    amount: between('amounts'),
    requestedAt: between('moments'),
    endedAt: between('moments'),
  },
  sorts: ['requestedAt', 'amount', 'status', 'approvedAt', 'endedAt'],
  defaultSort: ['requestedAt', 'DESC'],
  totals: ['amount'],
  columns: {
    requestedAt: column.jalaliMoment(headers.requestedAt),
    referenceCode: column.code(headers.referenceCode),
    ownerName: column.text(headers.owner),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    amount: column.rials(headers.amount),
    iban: column.code(headers.iban),
    ibanAnswer: column.label(headers.ibanAnswer, words.inquiry),
    status: column.label(headers.status, words.withdrawal),
    confirmedAt: column.jalaliMoment(headers.confirmedAt),
    proposedByName: column.text(headers.proposedBy),
    approvedByName: column.text(headers.approvedBy),
    approvedAt: column.jalaliMoment(headers.approvedAt),
    sentAt: column.jalaliMoment(headers.sentAt),
    trackingNumber: column.code(headers.trackingNumber),
    endedAt: column.jalaliMoment(headers.endedAt),
    endedBy: column.label(headers.endedBy, words.withdrawalEnder),
    reason: column.text(headers.reason),
  },
  history: withdrawalHistory,
})
