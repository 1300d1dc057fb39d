-- What is owed for each invoice that credit paid, and what is left of it.
create view installments_debts as
  select id, order_id, amount, paid_amount, reversed_amount, written_off_amount, write_off_id, status,
         due_date, cleared_at, created_at
    from installments;

-- What owners paid back.
create view installments_repayments as
  select id, owner_type, owner_id, plan, payment_id, amount, paid_amount, created_at, completed_at
    from repayments;

-- Which debts a repayment went to.
create view installments_repayment_parts as
  select repayment_id, installment_id, amount, is_recovery
    from repayment_parts;
