import { contributeChecks } from '#app/money/ledger/checks'
import { highestSql } from '#app/reference/settings/settings'
import { slicedSql } from '#app/platform/two_people/done_alone'
import { typed } from './queries/is_receipt_taken.js'
import { receiptsAlone } from './steps/receipts_alone.js'

/** Gateway money against the ledger. */
contributeChecks({
  'captures-equal-clearing': `
    select coalesce(payment.id, captured.source_id) as "paymentId", payment.amount,
           captured.amount as captured
      from (select id, amount from payments where status = 'COMPLETED') payment
      full join (
        select entry.source_id, sum(posting.amount) as amount
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.kind = 'GATEWAY_CAPTURED' and posting.account = 'gateway-clearing'
         group by entry.source_id
      ) captured on captured.source_id = payment.id
     where payment.amount is distinct from captured.amount`,

  'gateways-hold-what-they-owe': `
    select captured.indicator, captured.amount as captured, deposited.amount as deposited
      from (
        select indicator, sum(amount) as amount from gateway_deposits
         where reversed_at is null group by indicator
      ) deposited
      left join (
        select indicator, sum(amount) as amount from payments
         where status = 'COMPLETED' group by indicator
      ) captured on captured.indicator = deposited.indicator
     where deposited.amount > coalesce(captured.amount, 0)`,

  'deposits-equal-their-entries': `
    select coalesce(deposit.id, booked.source_id) as "depositId", deposit.amount, booked.amount as booked
      from (
        select id, case when reversed_at is null then amount else 0 end as amount
          from gateway_deposits
      ) deposit
      full join (
        select entry.source_id, sum(posting.amount) as amount
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_type = 'gateway-deposits' and posting.account = 'bank-funding'
         group by entry.source_id
      ) booked on booked.source_id = deposit.id
     where deposit.amount is distinct from booked.amount`,

  // Money the bank may have taken is written off only by its last word or by two people; a clear answer after that
  // outweighs them.
  'failed-payments-were-not-taken': `
    select payment.id as "paymentId", payment.indicator, payment.amount, payment.failure,
           last.question, last.code, last.verdict
      from payments payment
      left join lateral (
        select answer.at, answer.question, answer.code, answer.verdict
          from payment_bank_answers answer
         where answer.payment_id = payment.id
           and (answer.verdict <> 'UNKNOWN' or answer.at <= coalesce(payment.closed_at, answer.at))
         order by answer.at desc, answer.id desc limit 1
      ) last on true
     where payment.status = 'FINAL_ERROR'
       and (payment.verify_attempt > 0 or last.verdict in ('PAID', 'SETTLED'))
       and coalesce(last.verdict, 'UNKNOWN') not in ('NOT_PAID', 'REVERSED')
       and (last.at > payment.closed_at or not exists (
         select from payment_decisions decision
          where decision.payment_id = payment.id and decision.status = 'APPROVED'
            and decision.kind = 'CLOSE_AS_NOT_PAID'))`,

  // "Not paid" may change: the bank is asked for thirty days more.
  'closed-payments-are-asked-about': `
    select payment.id as "paymentId", payment.indicator, payment.amount, payment.closed_at as "closedAt",
           payment.ask_again_at as "askAgainAt", claimed.at as "claimedAt"
      from payments payment
      left join lateral (
        select answer.at from payment_bank_answers answer
         where answer.payment_id = payment.id and answer.question = 'CALLBACK' and answer.code = 'PAID'
           and answer.at > payment.closed_at and not exists (
             select from payment_bank_answers later
              where later.payment_id = payment.id and later.question <> 'CALLBACK' and later.at >= answer.at)
         limit 1
      ) claimed on true
     where payment.status = 'FINAL_ERROR'
       and (payment.ask_again_at < now() - interval '1 day' or claimed.at is not null)`,

  'captured-payments-were-confirmed': `
    select payment.id as "paymentId", payment.indicator, payment.amount
      from payments payment
     where payment.status = 'COMPLETED' and payment.verify_attempt > 0
       and not exists (
         select from payment_bank_answers answer
          where answer.payment_id = payment.id and answer.question = 'VERIFY' and answer.verdict = 'PAID')
       and not exists (
         select from payment_decisions decision
          where decision.payment_id = payment.id and decision.status = 'APPROVED')`,

  // Money both in the wallet and back on the card.
  'captured-payments-were-not-given-back': `
    select payment.id as "paymentId", payment.indicator, payment.amount, payment.reversal_reason
      from payments payment
     where payment.status = 'COMPLETED' and exists (
         select from payment_bank_answers answer
          where answer.payment_id = payment.id and answer.verdict = 'REVERSED')`,

  // Booked by hand despite a requested reversal: compared with later answers and deposits. Gateways deposit the oldest
  // first.
  'payments-booked-by-hand-arrive': `
    select payment.id as "paymentId", payment.indicator, payment.amount, payment.reversal_reason,
           said.verdict, said.at as "saidAt", late.deposited_on as "depositedOn"
      from payments payment
      left join lateral (
        select answer.verdict, answer.at from payment_bank_answers answer
         where answer.payment_id = payment.id and answer.attempt >= payment.verify_attempt
           and answer.verdict in ('NOT_PAID', 'REVERSED')
         order by answer.at desc, answer.id desc limit 1
      ) said on true
      left join lateral (
        select max(deposit.deposited_on) as deposited_on
          from gateway_deposits deposit
         where deposit.indicator = payment.indicator and deposit.reversed_at is null
           and deposit.recorded_at > payment.completed_at + interval '3 days'
        having (select coalesce(sum(taken.amount), 0) from payments taken
                 where taken.indicator = payment.indicator and taken.status = 'COMPLETED'
                   and taken.completed_at <= payment.completed_at)
             - (select coalesce(sum(given.amount), 0) from gateway_deposits given
                 where given.indicator = payment.indicator and given.reversed_at is null)
             >= payment.amount
      ) late on true
     where payment.status = 'COMPLETED' and payment.reversal_reason is not null
       and (said.verdict is not null or late.deposited_on is not null)`,

  // Banks treat receipts in other letters or with blanks as equal.
  'receipts-belong-to-one-payment': `
    select indicator, case indicator when 'OFFLINE' then ${typed('gateway_receipt')}
                      else lower(regexp_replace(gateway_receipt, '\\s', '', 'g')) end as receipt,
           count(*) as payments, sum(amount) as amount
      from payments where status = 'COMPLETED' and gateway_receipt is not null
     group by 1, 2 having count(*) > 1`,

  // Slices must not bypass the limit for one person.
  'receipts-were-not-sliced': slicedSql(receiptsAlone, {
    owner: highestSql('receiptFourEyesAboveRials'),
    confirmer: highestSql('receiptsByOnePersonRials'),
  }),

  // Money seen on a receipt must be deposited within a week; deposits count for the oldest.
  'receipts-have-deposits': `
    select confirmed.id as "paymentId", confirmed.amount, confirmed.gateway_receipt as receipt,
           confirmed.completed_at as "confirmedAt"
      from (
        select payment.*, sum(payment.amount) over (order by payment.completed_at, payment.id) as so_far
          from payments payment
         where payment.indicator = 'OFFLINE' and payment.status = 'COMPLETED'
      ) confirmed, business_clock clock
     where confirmed.completed_at < now() + clock.advanced_days * interval '1 day' - interval '7 days'
       and confirmed.so_far > (
         select coalesce(sum(deposit.amount), 0) from gateway_deposits deposit
          where deposit.indicator = 'OFFLINE' and deposit.reversed_at is null)`,
})
