-- Fills what the ledger asks about losses.
create view ledger_write_offs as
  select id, approval_id
    from write_offs;
