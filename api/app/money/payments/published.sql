-- Payments through gateways and by receipt.
create view payments_of_owners as
  select id, owner_type, owner_id, plan, amount, status, reference_code, gateway_receipt
    from payments;

-- What two people decided about payments in doubt.
create view payments_decisions as
  select id, payment_id, kind, status, decided_by
    from payment_decisions;

-- Fills what the ledger asks about payments.
create view ledger_payments as
  select id, status
    from payments;

-- Fills what the ledger asks about deposits of gateways.
create view ledger_gateway_deposits as
  select id, reversed_at
    from gateway_deposits;
