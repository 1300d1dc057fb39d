import { contributeChecks } from '#app/money/ledger/checks'
import { highestSql } from '#app/reference/settings/settings'
import { slicedSql } from '#app/platform/two_people/done_alone'
import { forgivenAlone } from './steps/forgiven_alone.js'

contributeChecks({
  'late-fees-have-their-entries': `
    select fee.id as "lateFeeId", fee.charged, fee.paid, fee.forgiven, days.charged as days,
           payments.paid as payments, booked.charged as "bookedCharged", booked.forgiven as "bookedForgiven"
      from late_fees fee
      left join (select late_fee_id, sum(amount) as charged from late_fee_charges group by 1) days
        on days.late_fee_id = fee.id
      left join (select late_fee_id, sum(amount) as paid from late_fee_payments group by 1) payments
        on payments.late_fee_id = fee.id
      left join (
        select entry.source_id,
               coalesce(sum(posting.amount) filter (where entry.kind = 'LATE_FEE_CHARGED'), 0) as charged,
               coalesce(-sum(posting.amount) filter (where entry.kind = 'LATE_FEE_FORGIVEN'), 0) as forgiven
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_type = 'late-fee' and posting.account = 'late-fee-receivable'
         group by entry.source_id
      ) booked on booked.source_id = fee.id
     where fee.charged <> coalesce(days.charged, 0) or fee.paid <> coalesce(payments.paid, 0)
        or fee.charged <> coalesce(booked.charged, 0) or fee.forgiven <> coalesce(booked.forgiven, 0)`,

  'late-fees-equal-receivable': `
    select coalesce(owed.owner_id, account.owner_id) as "ownerId", coalesce(owed.plan, account.plan) as plan,
           coalesce(owed.left, 0) as owed, coalesce(account.balance, 0) as balance
      from (select owner_type, owner_id, plan, sum(charged - paid - forgiven) as left
              from late_fees group by 1, 2, 3) owed
      full join (select * from ledger_accounts where kind = 'late-fee-receivable') account
        on account.owner_type = owed.owner_type and account.owner_id = owed.owner_id and account.plan = owed.plan
     where coalesce(owed.left, 0) <> coalesce(account.balance, 0)`,

  // Slices must not bypass the personal limit.
  'late-fees-were-not-sliced': slicedSql(forgivenAlone, {
    subject: highestSql('lateFeeFourEyesAboveRials'),
    owner: highestSql('lateFeeFourEyesAboveRials'),
    confirmer: highestSql('lateFeesByOnePersonRials'),
  }),
})
