import { type WithdrawalEnder } from '#contracts/withdrawals'
import { words } from '#contracts/words'
import { ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { waitsForMember } from './queries/waits_for_member.js'
import { withdrawalHistory } from './withdrawal_history.js'

export default defineResource('withdrawals', {
  title: 'برداشت از کیف پول',
  singular: 'برداشت از کیف پول',
  permission: 'withdrawals.list',
  query: () =>
    reading('withdrawals as withdrawal')
      .leftJoin('owners as owner', 'owner.owner_id', 'withdrawal.owner_id')
      .leftJoin('staff_accounts as proposing', 'proposing.id', 'withdrawal.proposed_by')
      .leftJoin('staff_accounts as approving', 'approving.id', 'withdrawal.approved_by')
      .joinRaw(
        `left join ledger_accounts as wallet on wallet.kind = 'wallet' and wallet.plan = ''
           and wallet.owner_type = withdrawal.owner_type and wallet.owner_id = withdrawal.owner_id`
      ),
  fields: {
    id: 'withdrawal.id',
    requestedAt: field.moment('withdrawal.requested_at', { filter: true, sort: true }),
    waitsForMember: field.yesNo<boolean>(waitsForMember, { export: false, filter: true }),
    referenceCode: field.code('withdrawal.reference_code', {
      label: 'withdrawalNumber',
      search: true,
    }),
    ...ownerFields('withdrawal', { export: false }),
    ownerId: field.id('withdrawal.owner_id', { filter: true }),
    ownerName: field.text('owner.name', { label: 'walletOwner' }),
    phone: field.code('owner.phone'),
    plan: field.label('withdrawal.plan', words.plan, { filter: true }),
    amount: field.rials('withdrawal.amount', { filter: true, sort: true, sum: true }),
    iban: field.code('withdrawal.iban'),
    ibanAnswer: field.label('withdrawal.iban_answer', words.inquiry, { filter: true }),
    ibanAnsweredAt: field.moment('withdrawal.iban_answered_at', { export: false }),
    /** Beside what is held. */
    cash: field.rials<number>('coalesce(wallet.balance, 0)', {
      label: 'walletBalance',
      export: false,
    }),
    status: field.label('withdrawal.status', words.withdrawal, { filter: true, sort: true }),
    confirmedAt: field.moment('withdrawal.confirmed_at'),
    proposedBy: field.raw<PersonOfStaff | null>(personOfStaff('proposing')),
    proposedByName: field.text('proposing.full_name'),
    proposedAt: field.moment('withdrawal.proposed_at', { export: false }),
    approvedBy: field.raw<PersonOfStaff | null>(personOfStaff('approving')),
    approvedByName: field.text('approving.full_name'),
    approvedAt: field.moment('withdrawal.approved_at', { sort: true }),
    sentAt: field.moment('withdrawal.sent_at', { label: 'sentToBankAt' }),
    payoutId: field.id<string | null>(`(select payout.id from withdrawals_payouts payout
                 where payout.withdrawal_id = withdrawal.id and payout.status in ('PAID', 'FAILED') limit 1)`),
    paidAt: field.moment('withdrawal.paid_at', { label: 'depositedAt', export: false }),
    trackingNumber: field.code('withdrawal.tracking_number'),
    endedAt: field.moment('withdrawal.ended_at', { filter: true, sort: true }),
    endedBy: field.label<WithdrawalEnder | null>('withdrawal.ended_by', words.withdrawalEnder),
    reason: field.text(`case when withdrawal.status <> 'PAID' then withdrawal.reason end`),
  },
  search: [`coalesce(owner.search_key, '')`, `coalesce(withdrawal.tracking_number, '')`],
  defaultSort: ['requestedAt', 'DESC'],
  history: withdrawalHistory,
})
