-- Money that leaves wallets.
create view withdrawals_requests as
  select id, owner_type, owner_id, plan, amount, iban, status, reference_code, bank_disagrees_since
    from withdrawals;

-- Fills what wallets ask about withdrawals.
create view payments_withdrawals as
  select id, reference_code
    from withdrawals;

-- Fills what the ledger asks about withdrawals.
create view ledger_withdrawals as
  select id, status
    from withdrawals;
