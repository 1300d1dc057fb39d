import { contributeChecks } from '#app/ledger/checks'

/** Fees that may still go back, against the ledger. */
contributeChecks({
  'deferred-fees-equal-open-fees': `
    select deferred, open from
      (select coalesce(-sum(amount), 0) as deferred from ledger.postings
        where account = 'platform-fee-deferred') booked,
      (select coalesce(sum(fee), 0) as open from platform_fees where status = 'PAID') fees
     where deferred <> open`,
})
