-- Transfers of runs, and what the bank said to them.
create view settlement_payouts as
  select id, withdrawal_id, net, status, reference, tracking_number, answered_at
    from payouts;

-- Answers of the bank that contradict themselves.
create view settlement_alarms as
  select resolved_at
    from payout_alarms;

-- Fills what invoices ask about the distributor's money.
create view orders_payouts as
  select item.order_id, item.amount, item.discount, payout.status, payout.answered_at, payout.tracking_number,
         run.status as run_status
    from payout_items item
    join payouts payout on payout.id = item.payout_id
    left join settlement_runs run on run.id = payout.run_id;

-- Fills what withdrawals ask about their transfers.
create view withdrawals_payouts as
  select id, withdrawal_id, status
    from payouts;

-- Fills what the ledger asks about transfers.
create view ledger_payouts as
  select payout.id, payout.withdrawal_id, payout.status,
         run.approved_by <> run.created_by and run.approved_at is not null as is_of_two
    from payouts payout
    left join settlement_runs run on run.id = payout.run_id;
