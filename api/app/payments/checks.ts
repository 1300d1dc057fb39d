import { contributeChecks } from '#app/ledger/checks'

/** What gateways took and handed over, against the ledger. */
contributeChecks({
  'captures-equal-clearing': `
    select coalesce(payment.id, captured.source_id) as "paymentId", payment.amount,
           captured.amount as captured
      from (select id, amount from payments where status = 'COMPLETED') payment
      full join (
        select entry.source_id, sum(posting.amount) as amount
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
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
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.source_type = 'gateway-deposits' and posting.account = 'bank-funding'
         group by entry.source_id
      ) booked on booked.source_id = deposit.id
     where deposit.amount is distinct from booked.amount`,
})
