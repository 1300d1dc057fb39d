import type { Reconciliation } from '#contracts/ledger'
import { prepared, transaction } from '#app/shared/database'

/** How many differences of one check are shown; one is enough to know that something is wrong. */
const shownMax = 100

/**
 * What proves the books, each as a query for what differs: an empty answer is the proof. domain "The ledger"
 */
const checks = {
  'entries-sum-to-zero': `
    select entry.id as "entryId", entry.kind, coalesce(sum(posting.amount), 0) as sum,
           count(posting.entry_id) as postings
      from ledger.entries entry left join ledger.postings posting on posting.entry_id = entry.id
     group by entry.id having coalesce(sum(posting.amount), 0) <> 0 or count(posting.entry_id) < 2`,

  // A wallet is what we owe: its credits make it grow.
  'kept-balances-equal-postings': `
    select account.id as "accountId", account.kind, account.balance,
           coalesce(case account.kind when 'wallet' then -posted.sum else posted.sum end, 0) as posted
      from ledger.accounts account
      left join (
        select party_id, account, sum(amount) as sum from ledger.postings
         where party_id is not null group by party_id, account
      ) posted on posted.party_id = account.id and posted.account = account.kind
     where account.balance <>
           coalesce(case account.kind when 'wallet' then -posted.sum else posted.sum end, 0)`,

  'paid-invoices-have-one-entry': `
    select coalesce(orders.id, entry.source_id) as "orderId", orders.status,
           count(entry.id) as entries
      from (select id, status, paid_at from orders where status <> 'TEST') orders
      full join (
        select id, source_id from ledger.entries
         where kind in ('INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET')
      ) entry on entry.source_id = orders.id
     group by orders.id, entry.source_id, orders.status, orders.paid_at
    having count(entry.id) <> case when orders.paid_at is null then 0 else 1 end`,

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

  // Taken once, as much as its parts say, and no installment says less than its parts.
  'repayments-have-one-entry': `
    select coalesce(taken.id, entry.source_id) as "repaymentId", taken.paid_amount as taken,
           taken.parts, entry.entries, entry.booked
      from (
        select repayment.id, repayment.paid_amount, (
                 select coalesce(sum(part.amount), 0) from repayment_parts part
                  where part.repayment_id = repayment.id) as parts
          from repayments repayment where repayment.completed_at is not null
      ) taken
      full join (
        select entry.source_id, count(distinct entry.id) as entries, -sum(posting.amount) as booked
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.kind = 'INSTALLMENT_PAID' and posting.account = 'credit-used'
         group by entry.source_id
      ) entry on entry.source_id = taken.id
     where taken.paid_amount is distinct from taken.parts
        or taken.paid_amount is distinct from entry.booked or entry.entries is distinct from 1`,

  'installments-hold-their-repayments': `
    select installment.id as "installmentId", installment.paid_amount as paid, sum(part.amount) as parts
      from repayment_parts part join installments installment on installment.id = part.installment_id
     group by installment.id, installment.paid_amount
    having installment.paid_amount < sum(part.amount)`,

  'deferred-fees-equal-open-fees': `
    select deferred, open from
      (select coalesce(-sum(amount), 0) as deferred from ledger.postings
        where account = 'platform-fee-deferred') booked,
      (select coalesce(sum(fee), 0) as open from platform_fees where status = 'PAID') fees
     where deferred <> open`,
} as const satisfies Record<string, string>

/** Proves the books in one snapshot of the database, or names what differs. */
export const reconcile = (): Promise<Reconciliation> =>
  transaction(async (trx) => {
    await trx.rawQuery('set transaction isolation level repeatable read read only')
    const results: Reconciliation['checks'] = []
    for (const [name, sql] of Object.entries(checks)) {
      const differences = await prepared<Record<string, unknown>>(
        `reconcile_${name}`,
        `${sql} limit ${shownMax}`,
        [],
        trx
      )
      results.push({ name, ok: differences.length === 0, differences })
    }
    return { balanced: results.every(({ ok }) => ok), checks: results }
  })
