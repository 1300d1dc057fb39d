-- Payments through gateways and by receipt.
create view payments_of_owners as
  select id, owner_type, owner_id, plan, amount, status, reference_code, gateway_receipt
    from payments;

-- What two people decided about payments in doubt.
create view payments_decisions as
  select id, payment_id, kind, status, decided_by
    from payment_decisions;
