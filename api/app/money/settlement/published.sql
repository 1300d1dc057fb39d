-- Transfers of runs, and what the bank said to them.
create view settlement_payouts as
  select id, run_id, withdrawal_id, net, iban, status, tracking_number, answered_at
    from payouts;

-- The invoices that a transfer pays.
create view settlement_payout_items as
  select payout_id, order_id, amount, discount
    from payout_items;

-- Runs of the bank file.
create view settlement_bank_runs as
  select id, number, status
    from settlement_runs;

-- Answers of the bank that contradict themselves.
create view settlement_alarms as
  select resolved_at
    from payout_alarms;
