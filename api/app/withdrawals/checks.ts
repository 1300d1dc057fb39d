import { contributeChecks } from '#app/ledger/checks'

/** Money that left wallets, against the ledger, its decisions and the bank's file. */
contributeChecks({
  // Held once; paid once where it is paid, given back once where it came to nothing, and never both.
  'withdrawals-have-their-entries': `
    select coalesce(withdrawal.id, booked.source_id) as "withdrawalId", withdrawal.status, withdrawal.amount,
           booked.held, booked.paid, booked.returned
      from withdrawals withdrawal
      full join (
        select entry.source_id, min(-posting.amount) filter (where entry.kind = 'WITHDRAWAL_HELD') as held,
               count(*) filter (where entry.kind = 'WITHDRAWAL_HELD') as holds,
               min(posting.amount) filter (where entry.kind = 'WITHDRAWAL_PAID') as paid,
               count(*) filter (where entry.kind = 'WITHDRAWAL_PAID') as payments,
               min(posting.amount) filter (where entry.kind = 'WITHDRAWAL_RETURNED') as returned,
               count(*) filter (where entry.kind = 'WITHDRAWAL_RETURNED') as returns
          from ledger.entries entry
          join ledger.postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
         group by entry.source_id
      ) booked on booked.source_id = withdrawal.id
     where withdrawal.id is null or booked.source_id is null
        or booked.holds <> 1 or booked.held <> withdrawal.amount
        or booked.payments <> (withdrawal.status = 'PAID')::int
        or booked.paid is distinct from case withdrawal.status when 'PAID' then withdrawal.amount end
        or booked.returns <> (withdrawal.status in ('FAILED', 'CANCELED'))::int
        or booked.returned is distinct from
           case when withdrawal.status in ('FAILED', 'CANCELED') then withdrawal.amount end`,

  'withdrawals-held-equal-payable': `
    select booked.payable, held.amount as held from
      (select coalesce(-sum(amount), 0) as payable from ledger.postings
        where account = 'withdrawal-payable') booked,
      (select coalesce(sum(amount), 0) as amount from withdrawals
        where status in ('REQUESTED', 'APPROVED', 'SENT')) held
     where booked.payable <> held.amount`,

  // Each that has gone on was approved by a line of the trail, of one who may, for this amount and account.
  'withdrawals-were-decided': `
    select withdrawal.id as "withdrawalId", withdrawal.status, withdrawal.approved_by as "approvedBy"
      from withdrawals withdrawal
     where withdrawal.status in ('APPROVED', 'SENT', 'PAID', 'FAILED')
       and (not exists (
              select from audit_lines line
               where line.subject_type = 'withdrawals' and line.subject_id = withdrawal.id
                 and line.command = 'withdrawals.approve' and line.actor_id = withdrawal.approved_by
                 and (line.after ->> 'amount')::bigint = withdrawal.amount
                 and line.after ->> 'iban' = withdrawal.iban)
            or withdrawal.proposed_by = withdrawal.approved_by
            or withdrawal.iban_answer not in ('MATCHED', 'UNAVAILABLE'))`,
})
