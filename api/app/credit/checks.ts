import { contributeChecks } from '#app/ledger/checks'

/** Fees, and the credit years that they paid for, against the ledger. */
contributeChecks({
  'deferred-fees-equal-open-fees': `
    select deferred, open from
      (select coalesce(-sum(amount), 0) as deferred from ledger.postings
        where account = 'platform-fee-deferred') booked,
      (select coalesce(sum(fee), 0) as open from platform_fees where status = 'PAID') fees
     where deferred <> open`,

  // Charged as often as it is kept, given back or earned as its status says; a free one books nothing.
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
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.source_type = 'platform-fee' group by entry.source_id
      ) booked on booked.source_id = fee.id
     where fee.charged is distinct from coalesce(booked.charged, 0)
        or fee.returned is distinct from coalesce(booked.returned, 0)
        or fee.earned is distinct from coalesce(booked.earned, 0)`,

  // Whoever paid for a year has got it: an earned fee belongs to a year that its line has reached.
  'earned-fees-gave-their-year': `
    select fee.id as "feeId", fee.plan, fee.credit_year as "paidYear", line.credit_year as "reachedYear"
      from platform_fees fee
      left join credit_lines line on line.owner_type = fee.owner_type
       and line.owner_id = fee.owner_id and line.plan = fee.plan
     where fee.status = 'EARNED' and fee.credit_year > coalesce(line.credit_year, 0)`,
})
