import { contributeChecks } from '#app/ledger/checks'

/** Money that left wallets, against the ledger, its decisions and the bank's file. */
contributeChecks({
  // Held once; paid once where the bank paid it, given back once where it came to nothing, and both only where the
  // transfer came back, which is booked back too.
  'withdrawals-have-their-entries': `
    select coalesce(withdrawal.id, booked.source_id) as "withdrawalId", withdrawal.status, withdrawal.amount,
           booked.held, booked.paid, booked.returned, back.amount as back
      from withdrawals withdrawal
      left join lateral (
        select coalesce(sum(posting.amount), 0) as amount
          from payouts payout
          join ledger.entries entry
            on entry.source_type = 'payout' and entry.source_id = payout.id and entry.kind = 'PAYOUT_RETURNED'
          join ledger.postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
         where payout.withdrawal_id = withdrawal.id
      ) back on true
      full join (
        select entry.source_id, min(-posting.amount) filter (where entry.kind = 'WITHDRAWAL_HELD') as held,
               count(*) filter (where entry.kind = 'WITHDRAWAL_HELD') as holds,
               min(posting.amount) filter (where entry.kind = 'WITHDRAWAL_PAID') as paid,
               count(*) filter (where entry.kind = 'WITHDRAWAL_PAID') as payments,
               min(posting.amount) filter (where entry.kind = 'WITHDRAWAL_RETURNED') as returned,
               count(*) filter (where entry.kind = 'WITHDRAWAL_RETURNED') as returns
          from ledger.entries entry
          join ledger.postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
         where entry.source_type = 'withdrawal'
         group by entry.source_id
      ) booked on booked.source_id = withdrawal.id
     where withdrawal.id is null or booked.source_id is null
        or booked.holds <> 1 or booked.held <> withdrawal.amount
        or booked.payments <> (withdrawal.paid_at is not null)::int
        or booked.paid is distinct from case when withdrawal.paid_at is not null then withdrawal.amount end
        or back.amount <> case when withdrawal.paid_at is not null and withdrawal.status = 'FAILED'
                          then -withdrawal.amount else 0 end
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
