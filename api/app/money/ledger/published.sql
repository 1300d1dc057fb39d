-- Kept balances in rials of owners: wallets, what is drawn of lines and its ceiling, late fees.
create view ledger_accounts as
  select id, kind, owner_type, owner_id, plan, balance, credit_limit, target_limit, held
    from ledger.accounts;

-- Every business event that was booked, and what it came from.
create view ledger_entries as
  select id, kind, source_type, source_id, idempotency_key, booked_at, business_at
    from ledger.entries;

-- Each entry account by account: rials, debit positive.
create view ledger_postings as
  select entry_id, line, account, party_id, amount
    from ledger.postings;

-- Each ceiling that a line was given, and the decision behind it.
create view ledger_limit_changes as
  select decision_id, account_id, credit_limit, changed_at
    from ledger.limit_changes;
