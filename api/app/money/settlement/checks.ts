import { contributeChecks } from '#app/money/ledger/checks'
import { isUnexplained } from './steps/lock_payout.js'

contributeChecks({
  // A returned transfer may be booked again.
  'payouts-have-one-entry': `
    select coalesce(payout.id, booked.source_id) as "payoutId", payout.gross,
           booked.amount as booked, booked.entries
      from (select id, case status when 'PAID' then gross else 0 end as gross,
                   case status when 'PAID' then 1 else 0 end
                   + 2 * (select count(*) from platform_change_requests request
                           where request.subject_type = 'payouts' and request.subject_id = payouts.id::text
                             and request.action = 'RETURNED'
                             and request.status = 'APPROVED') as entries
              from payouts where distributor_id is not null) payout
      full join (
        select entry.source_id, count(distinct entry.id) as entries, sum(posting.amount) as amount
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_type = 'payout' and posting.account = 'distributor-payable'
         group by entry.source_id
      ) booked on booked.source_id = payout.id
     where payout.gross is distinct from coalesce(booked.amount, 0)
        or payout.entries is distinct from coalesce(booked.entries, 0)`,

  // Contradicting answers stay listed until booked, or explained by a bank paper that two people name.
  'bank-answers-agree': `
    select answer.id as "answerId", payout.reference as "paymentId", answer.attempt,
           answer.status as answered, payout.status as stands, alarm.kind as alarm,
           coalesce(answer.amount, payout.net) as amount, answer.tracking_number as "trackingNumber",
           alarm.resolved_by as "letStandBy"
      from payout_answers answer
      join payouts payout on payout.id = answer.payout_id
      left join payout_alarms alarm on alarm.id = answer.id
     where case when alarm.id is not null then alarm.resolved_at is null or ${isUnexplained}
           when answer.status = 'FAILED'
             then payout.status = 'PAID' and answer.attempt = payout.attempt
                  and answer.file_id is not null and not exists (
                    select from platform_change_requests request
                     where request.subject_type = 'payouts' and request.subject_id = payout.id::text
                       and request.action = 'PAID'
                       and request.status = 'APPROVED'
                       and (request.before ->> 'attempt')::integer = answer.attempt)
           else (answer.attempt <> payout.attempt or payout.status <> 'PAID'
                  or answer.tracking_number <> payout.tracking_number)
                and not exists (
                  select from platform_change_requests request
                   where request.subject_type = 'payouts' and request.subject_id = payout.id::text
                     and request.action = 'RETURNED'
                     and request.status = 'APPROVED'
                     and (request.before ->> 'attempt')::integer = answer.attempt)
           end`,

  // Each is sent in one approved run, as its owner asked, and ends as its transfer did.
  'withdrawals-were-sent-as-approved': `
    select withdrawal.id as "withdrawalId", withdrawal.status, withdrawal.amount, sent.amount as sent, sent.transfers
      from withdrawals_requests withdrawal
      left join lateral (
        select count(*) as transfers, min(payout.net) as amount, min(payout.iban) as iban, min(payout.status) as status
          from payouts payout
          join settlement_runs run on run.id = payout.run_id and run.status in ('APPROVED', 'DONE')
         where payout.withdrawal_id = withdrawal.id
      ) sent on true
     where case when withdrawal.status in ('SENT', 'PAID', 'FAILED')
           then sent.transfers <> 1 or sent.amount <> withdrawal.amount or sent.iban <> withdrawal.iban
                or sent.status <> case withdrawal.status when 'SENT' then 'PENDING' else withdrawal.status end
           else sent.transfers <> 0 end`,

  // A refusal concerns one attempt.
  'retries-follow-their-own-refusal': `
    select payout.id as "payoutId", payout.reference as "paymentId", retry.attempt
      from payout_retries retry
      join payouts payout on payout.id = retry.payout_id
      join payout_attempts next on next.payout_id = payout.id and next.attempt = retry.attempt + 1
           -- Before attempts had references of their own, nobody could tell.
           and next.reference <> payout.reference and next.reference not like '%-%'
     where retry.approved_by is null and not exists (
       select from payout_answers answer
        where answer.payout_id = payout.id and answer.attempt = retry.attempt
          and answer.status = 'FAILED' and answer.file_id = retry.failure_file_id)`,

  // Each retry rests on another person's bank file or on a second person.
  'retries-rest-on-evidence': `
    select payout.id as "payoutId", payout.reference as "paymentId", payout.attempt,
           count(retry.payout_id) as founded
      from payouts payout
      left join payout_retries retry on retry.payout_id = payout.id
           and (retry.approved_by <> retry.requested_by or (retry.failure_file_id is not null
             and retry.failure_imported_by is distinct from retry.requested_by))
     group by payout.id having payout.attempt <> count(retry.payout_id) + 1`,

  // Approved runs leave the disputed amount unpaid.
  'disputed-amounts-were-not-taken': `
    select taken.id as "disputeId", taken.order_id as "orderId", taken.goods_amount as disputed,
           taken.payable - taken.amount as "left"
      from (
        select d.id, d.order_id, d.goods_amount,
               (select coalesce(-sum(posting.amount), 0)
                  from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
                 where entry.source_type = 'order' and entry.source_id = d.order_id
                   and posting.account = 'distributor-payable') as payable,
               sum(item.amount) as amount,
               bool_or(run.approved_at > dispute.opened_at and item.amount > 0) as "isTakenSince"
          from open_disputes d
          join orders_disputes dispute on dispute.id = d.id
          join payout_items item on item.order_id = d.order_id
          join payouts on payouts.id = item.payout_id
          join settlement_runs run on run.id = payouts.run_id and run.status in ('APPROVED', 'DONE')
         group by d.id, d.order_id, d.goods_amount
      ) taken
     where taken."isTakenSince" and taken.payable - taken.amount < taken.goods_amount`,

  // Otherwise no run would find the rest.
  'settled-invoices-are-taken-to-the-rial': `
    select settled.id as "orderId", booked.payable, taken.amount as taken
      from orders_invoices settled
      left join (
        select entry.source_id, -sum(posting.amount) as payable
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_type = 'order' and posting.account = 'distributor-payable'
         group by entry.source_id
      ) booked on booked.source_id = settled.id
      join (
        select item.order_id, sum(item.amount) as amount
          from payout_items item
          join payouts on payouts.id = item.payout_id
          join settlement_runs run on run.id = payouts.run_id and run.status in ('APPROVED', 'DONE')
         group by item.order_id
      ) taken on taken.order_id = settled.id
     where settled.payout_settled and booked.payable is distinct from taken.amount`,

  // Otherwise no run would pay it.
  'settled-invoices-are-in-a-run': `
    select settled.id as "orderId", settled.distributor_id as "distributorId"
      from orders_invoices settled
     where settled.payout_settled and not exists (
       select from payout_items item
         join payouts on payouts.id = item.payout_id
         join settlement_runs run on run.id = payouts.run_id
        where item.order_id = settled.id and run.status in ('APPROVED', 'DONE'))`,
})
