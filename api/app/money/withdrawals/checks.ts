import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  // Held once plus once per "paid after all"; returned as often as two people say. The status tells where the rest is.
  'withdrawals-have-their-entries': `
    select coalesce(withdrawal.id, booked.source_id) as "withdrawalId", withdrawal.status, withdrawal.amount,
           booked.held, booked.paid, booked.returned, booked.reinstated, back.amount as back
      from withdrawals withdrawal
      left join lateral (
        select coalesce(-sum(posting.amount), 0) as amount
          from withdrawals_payouts payout
          join ledger_entries entry
            on entry.source_type = 'payout' and entry.source_id = payout.id and entry.kind = 'PAYOUT_RETURNED'
          join ledger_postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
         where payout.withdrawal_id = withdrawal.id
      ) back on true
      left join lateral (
        select count(*) filter (where request.action = 'RETURNED') as returned,
               count(*) filter (where request.action = 'PAID') as paid
          from withdrawals_payouts payout
          join platform_change_requests request on request.subject_type = 'payouts'
           and request.subject_id = payout.id::text and request.status = 'APPROVED'
         where payout.withdrawal_id = withdrawal.id
      ) decided on true
      full join (
        select entry.source_id, count(*) filter (where entry.kind = 'WITHDRAWAL_HELD') as holds,
               coalesce(-sum(posting.amount) filter (where entry.kind = 'WITHDRAWAL_HELD'), 0) as held,
               coalesce(sum(posting.amount) filter (where entry.kind = 'WITHDRAWAL_PAID'), 0) as paid,
               coalesce(sum(posting.amount) filter (where entry.kind = 'WITHDRAWAL_RETURNED'), 0) as returned,
               coalesce(-sum(posting.amount) filter (where entry.kind = 'WITHDRAWAL_REINSTATED'), 0) as reinstated
          from ledger_entries entry
          join ledger_postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
         where entry.source_type = 'withdrawal'
         group by entry.source_id
      ) booked on booked.source_id = withdrawal.id
     where withdrawal.id is null or booked.source_id is null
        or booked.holds <> 1 or booked.held <> withdrawal.amount
        or booked.reinstated <> decided.paid * withdrawal.amount
        or back.amount <> decided.returned * withdrawal.amount
        or booked.paid - back.amount <> case when withdrawal.status = 'PAID' then withdrawal.amount else 0 end
        or booked.returned - booked.reinstated <>
           case when withdrawal.status in ('FAILED', 'CANCELED') then withdrawal.amount else 0 end
        or (booked.paid > 0) <> (withdrawal.paid_at is not null)`,

  'withdrawals-held-equal-payable': `
    select booked.payable, held.amount as held from
      (select coalesce(-sum(amount), 0) as payable from ledger_postings
        where account = 'withdrawal-payable') booked,
      (select coalesce(sum(amount), 0) as amount from withdrawals
        where status in ('REQUESTED', 'APPROVED', 'SENT')) held
     where booked.payable <> held.amount`,

  // Approved in the trail by an authorized person, for this amount and account.
  'withdrawals-were-decided': `
    select withdrawal.id as "withdrawalId", withdrawal.status, withdrawal.approved_by as "approvedBy"
      from withdrawals withdrawal
     where withdrawal.status in ('APPROVED', 'SENT', 'PAID', 'FAILED')
       and (not exists (
              select from platform_audit_lines line
               where line.subject_type = 'withdrawals' and line.subject_id = withdrawal.id
                 and line.command = 'withdrawals.approve' and line.actor_id = withdrawal.approved_by
                 and (line.after ->> 'amount')::bigint = withdrawal.amount
                 and line.after ->> 'iban' = withdrawal.iban)
            or withdrawal.proposed_by = withdrawal.approved_by
            or withdrawal.iban_answer not in ('MATCHED', 'UNAVAILABLE'))`,
})
