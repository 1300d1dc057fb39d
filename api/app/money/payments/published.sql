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

-- Money that gateways took, under the names that their own files have for it.
create view payments_taken as
  select id, indicator, amount, gateway_receipt, completed_at
    from payments
   where status = 'COMPLETED';

-- What gateways handed over to the bank.
create view payments_gateway_deposits as
  select id, indicator, amount, tracking_number, deposited_on, reversed_at,
         ltrim(upper(regexp_replace(tracking_number, '[^[:alnum:]]', '', 'g')), '0') as reference_key
    from gateway_deposits;
