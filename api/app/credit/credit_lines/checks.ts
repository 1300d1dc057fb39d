import { contributeChecks } from '#app/money/ledger/checks'
import { highestSql } from '#app/reference/settings/settings'
import { slicedSql } from '#app/platform/two_people/done_alone'
import { givenAlone } from './steps/given_alone.js'
import { tehran } from '#app/platform/time/clock'

contributeChecks({
  'deferred-fees-equal-open-fees': `
    select deferred, open from
      (select coalesce(-sum(amount), 0) as deferred from ledger_postings
        where account = 'platform-fee-deferred') booked,
      (select coalesce(sum(fee), 0) as open from platform_fees where status = 'PAID') fees
     where deferred <> open`,

  // Entries follow the status; a free fee has none.
  'fees-have-their-entries': `
    select coalesce(fee.id, booked.source_id) as "feeId", fee.charged, fee.returned, fee.earned,
           booked.charged as "bookedCharged", booked.returned as "bookedReturned",
           booked.earned as "bookedEarned"
      from (
        select id, fee + vat as charged, case status when 'REFUNDED' then fee + vat else 0 end as returned,
               case status when 'EARNED' then fee else 0 end as earned
          from platform_fees
      ) fee
      full join (
        select entry.source_id,
               coalesce(sum(posting.amount) filter (
                 where entry.kind = 'PLATFORM_FEE_PAID' and posting.account = 'wallet'), 0) as charged,
               coalesce(-sum(posting.amount) filter (
                 where entry.kind = 'PLATFORM_FEE_REFUNDED' and posting.account = 'wallet'), 0) as returned,
               coalesce(-sum(posting.amount) filter (
                 where entry.kind = 'PLATFORM_FEE_EARNED'
                   and posting.account = 'platform-fee-income'), 0) as earned
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_type = 'platform-fee' group by entry.source_id
      ) booked on booked.source_id = fee.id
     where fee.charged is distinct from coalesce(booked.charged, 0)
        or fee.returned is distinct from coalesce(booked.returned, 0)
        or fee.earned is distinct from coalesce(booked.earned, 0)`,

  // An earned fee belongs to a reached year.
  'earned-fees-gave-their-year': `
    select fee.id as "feeId", fee.plan, fee.credit_year as "paidYear", line.credit_year as "reachedYear"
      from platform_fees fee
      left join credit_lines line on line.owner_type = fee.owner_type
       and line.owner_id = fee.owner_id and line.plan = fee.plan
     where fee.status = 'EARNED' and fee.credit_year > coalesce(line.credit_year, 0)`,

  // By the newest decision, matching the trail; a lowered limit is a target.
  'limits-equal-decisions': `
    select account.id as "accountId", coalesce(account.target_limit, account.credit_limit) as "limit",
           newest.credit_limit as decided, newest.audited
      from ledger_accounts account
      left join lateral (
        select change.credit_limit,
               coalesce(said.after ->> 'limit', said.after ->> 'amount')::bigint as audited
          from ledger_limit_changes change left join platform_audit_lines said on said.id = change.decision_id
         where change.account_id = account.id order by change.changed_at desc limit 1
      ) newest on true
     where account.kind = 'credit-used'
       and (coalesce(account.target_limit, account.credit_limit) <> coalesce(newest.credit_limit, 0)
         or newest.audited is distinct from newest.credit_limit)`,

  // Written-off debt is a loss, returned goods are owed no more.
  'used-credit-equals-installments': `
    select account.id as "accountId", account.balance as used, coalesce(owed.open, 0) as open
      from ledger_accounts account
      left join (
        select orders.owner_type, orders.owner_id, orders.plan,
               sum(installment.amount - installment.paid_amount - installment.reversed_amount) as open
          from credit_lines_installments installment join credit_lines_invoices orders on orders.id = installment.order_id
         where installment.write_off_id is null and orders.status not in ('CANCELED', 'TEST')
         group by 1, 2, 3
      ) owed on owed.owner_type = account.owner_type and owed.owner_id = account.owner_id
            and owed.plan = account.plan
     where account.kind = 'credit-used' and account.balance <> coalesce(owed.open, 0)`,

  // Slices must not bypass the personal limit.
  'credit-was-not-sliced': slicedSql(givenAlone, {
    confirmer: highestSql('creditByOnePersonRials'),
  }),
  // A written-off line is closed for good.
  'closed-lines-took-no-fee': `
    select fee.id as "feeId", line.id as "lineId", fee.credit_year as "paidYear", fee.status
      from credit_blocks block
      join credit_lines line on line.id = block.line_id
      join platform_fees fee on fee.owner_type = line.owner_type
       and fee.owner_id = line.owner_id and fee.plan = line.plan
     where block.reason = 'WRITTEN_OFF' and fee.status <> 'REFUNDED'
       and (fee.paid_at > block.blocked_at or fee.settled_at > block.blocked_at
         or fee.credit_year > line.credit_year)`,

  // Excluding what was disputed or frozen at that time.
  'years-began-without-arrears': `
    select fee.id as "feeId", fee.credit_year as "year", orders.id as "orderId", installment.due_date as "dueDate"
      from platform_fees fee
      join credit_lines_invoices orders on orders.owner_type = fee.owner_type and orders.owner_id = fee.owner_id
       and orders.plan = fee.plan and orders.status not in ('FRAUD', 'CANCELED', 'TEST')
      join credit_lines_installments installment on installment.order_id = orders.id
     where fee.credit_year > 1 and fee.status = 'EARNED'
       and installment.due_date < (fee.settled_at at time zone '${tehran}')::date
       and (installment.cleared_at is null or installment.cleared_at > fee.settled_at)
       and not exists (select from credit_lines_former_disputes disputes where disputes.order_id = orders.id)
       and not exists (
         select from platform_audit_lines line
          where line.subject_type = 'orders' and line.subject_id = orders.id
            and line.command = 'orders.fraud')`,
})
