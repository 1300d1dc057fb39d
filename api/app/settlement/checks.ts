import { contributeChecks } from '#app/ledger/checks'

/** What distributors were paid, against the ledger. */
contributeChecks({
  'payouts-have-one-entry': `
    select coalesce(payout.id, booked.source_id) as "payoutId", payout.gross,
           booked.amount as booked, booked.entries
      from (select id, gross from payouts where status = 'PAID') payout
      full join (
        select entry.source_id, count(distinct entry.id) as entries, sum(posting.amount) as amount
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.source_type = 'payout' and posting.account = 'distributor-payable'
         group by entry.source_id
      ) booked on booked.source_id = payout.id
     where payout.gross is distinct from booked.amount or booked.entries is distinct from 1`,
})
