-- What is owed for each invoice that credit paid, and what is left of it.
create view installments_debts as
  select id, order_id, amount, paid_amount, reversed_amount, written_off_amount, write_off_id, status,
         due_date, cleared_at, created_at
    from installments;

-- What owners paid back.
create view installments_repayments as
  select id, owner_type, owner_id, plan, amount, created_at, completed_at
    from repayments;

-- Which debts a repayment went to.
create view installments_repayment_parts as
  select repayment_id, installment_id, amount, is_recovery
    from repayment_parts;

-- What an invoice on credit still asks for: what is left of it, without what is disputed, with the late fee. Whoever shows
-- or tells a debt reads it here; what locks or charges one reads the rows. Frozen and test invoices ask for nothing.
create view installments_owed as
  select debt.id, debt.order_id, invoice.owner_type, invoice.owner_id, invoice.plan, invoice.distributor_id,
         debt.status, debt.due_date, debt.write_off_id, part.remaining, part.disputed, part.late_fee,
         part.remaining - part.disputed + part.late_fee as owed
    from installments debt
    join installments_invoices invoice on invoice.id = debt.order_id
    left join installments_disputes dispute on dispute.order_id = debt.order_id
    left join late_fees_owed fee on fee.installment_id = debt.id
   cross join lateral (
     select debt.amount - debt.paid_amount - debt.reversed_amount as remaining,
            least(debt.amount - debt.paid_amount - debt.reversed_amount,
                  coalesce(dispute.refund_amount, 0)) as disputed,
            coalesce(fee.charged - fee.paid - fee.forgiven, 0) as late_fee) part
   where invoice.status not in ('FRAUD', 'TEST') and (debt.status <> 'CLEARED' or part.late_fee > 0);

-- Fills what payments ask about what was paid back.
create view payments_repayments as
  select id, payment_id, amount, paid_amount, completed_at
    from repayments;

-- Fills what late fees ask about debts.
create view late_fees_installments as
  select id, order_id, amount, paid_amount, reversed_amount, status, due_date, write_off_id
    from installments;

-- Fills what credit lines ask about debts.
create view credit_lines_installments as
  select id, order_id, amount, paid_amount, reversed_amount, write_off_id, status, due_date, cleared_at
    from installments;

-- Fills what credit lines ask about what is owed today.
create view credit_lines_owed as
  select id, owed
    from installments_owed;

-- Fills what the ledger asks about what was paid back.
create view ledger_repayments as
  select id, completed_at
    from repayments;
