-- Money that leaves wallets.
create view withdrawals_requests as
  select id, owner_type, owner_id, plan, amount, iban, status, reference_code, bank_disagrees_since
    from withdrawals;
