import { contributeChecks } from '#app/money/ledger/checks'

/** Against the ledger. */
contributeChecks({
  // One entry equal to its parts; installments cover them.
  'repayments-have-one-entry': `
    select coalesce(taken.id, entry.source_id) as "repaymentId", taken.paid_amount as taken,
           taken.parts, taken.fees, entry.entries, entry.booked, entry."bookedFees"
      from (
        select repayment.id, repayment.paid_amount, (
                 select coalesce(sum(part.amount), 0) from repayment_parts part
                  where part.repayment_id = repayment.id) as parts, (
                 select coalesce(sum(fee.amount), 0) from late_fees_payments fee
                  where fee.repayment_id = repayment.id) as fees
          from repayments repayment where repayment.completed_at is not null
      ) taken
      full join (
        select entry.source_id, count(distinct entry.id) as entries,
               coalesce(-sum(posting.amount) filter (where entry.kind = 'INSTALLMENT_PAID'), 0) as booked,
               coalesce(-sum(posting.amount) filter (where entry.kind = 'LATE_FEE_PAID'), 0) as "bookedFees"
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where (entry.kind, posting.account) in (
                 ('INSTALLMENT_PAID', 'credit-used'), ('INSTALLMENT_PAID', 'credit-loss'), ('LATE_FEE_PAID', 'late-fee-receivable'))
         group by entry.source_id
      ) entry on entry.source_id = taken.id
     where taken.paid_amount is distinct from taken.parts + taken.fees
        or taken.parts is distinct from entry.booked or taken.fees is distinct from entry."bookedFees"
        or entry.entries is distinct from (taken.parts > 0)::integer + (taken.fees > 0)::integer`,

  'installments-hold-their-repayments': `
    select installment.id as "installmentId", installment.paid_amount as paid, sum(part.amount) as parts
      from repayment_parts part join installments installment on installment.id = part.installment_id
     group by installment.id, installment.paid_amount
    having installment.paid_amount < sum(part.amount)`,
})
