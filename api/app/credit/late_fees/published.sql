-- What being late has cost for each installment.
create view late_fees_owed as
  select id, installment_id, owner_type, owner_id, plan, charged, paid, forgiven, created_at
    from late_fees;

-- Which late fees a repayment went to.
create view late_fees_payments as
  select repayment_id, late_fee_id, amount
    from late_fee_payments;

-- Fills what the ledger asks about charges.
create view ledger_late_fee_charges as
  select late_fee_id, day
    from late_fee_charges;
