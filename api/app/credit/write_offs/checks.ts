import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  // Repaid and returned parts are no loss.
  'credit-loss-equals-written-off': `
    select booked.loss, owed.open from
      (select coalesce(sum(amount), 0) as loss from ledger_postings where account = 'credit-loss') booked,
      (select coalesce(sum(amount - paid_amount - reversed_amount), 0) as open
         from installments_debts where write_off_id is not null) owed
     where booked.loss <> owed.open`,

  'write-offs-have-their-entries': `
    select coalesce(written.id, entry.source_id) as "writeOffId", written.amount, parts.amount as parts,
           entry.booked
      from write_offs written
      left join (select write_off_id, sum(written_off_amount) as amount from installments_debts
                  where write_off_id is not null group by 1) parts on parts.write_off_id = written.id
      full join (
        select entry.source_id, sum(posting.amount) as booked
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.kind = 'WRITTEN_OFF' and posting.account = 'credit-loss' group by 1
      ) entry on entry.source_id = written.id
     where written.amount is distinct from parts.amount or written.amount is distinct from entry.booked`,
})
