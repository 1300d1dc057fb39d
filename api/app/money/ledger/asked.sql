-- Invoices, and how they were paid.
create view ledger_orders as
  select null::uuid as id, null::timestamptz as paid_at, null::text as payment_source,
         null::bigint as refund_amount
   where false;

-- Payments through gateways and by receipt.
create view ledger_payments as
  select null::uuid as id, null::text as status
   where false;

-- Deposits of gateways, and which of them were reversed.
create view ledger_gateway_deposits as
  select null::uuid as id, null::timestamptz as reversed_at
   where false;

-- Fees of the platform.
create view ledger_platform_fees as
  select null::uuid as id, null::text as status
   where false;

-- The days that a late fee was charged for.
create view ledger_late_fee_charges as
  select null::uuid as late_fee_id, null::date as day
   where false;

-- What was paid back.
create view ledger_repayments as
  select null::uuid as id, null::timestamptz as completed_at
   where false;

-- Losses, and the approval behind each.
create view ledger_write_offs as
  select null::uuid as id, null::uuid as approval_id
   where false;

-- What a second person decided about credit.
create view ledger_approvals as
  select null::uuid as id, null::text as kind, null::text as status, null::uuid as subject_id,
         null::bigint as amount, null::timestamptz as decided_at, null::boolean as is_of_two
   where false;

-- The line of an account, once for each file that decisions about it may name.
create view ledger_credit_files as
  select null::uuid as account_id, null::uuid as line_id, null::uuid as file_id
   where false;

-- Money that leaves wallets.
create view ledger_withdrawals as
  select null::uuid as id, null::text as status
   where false;

-- Transfers, and whether two people stand behind the run of each.
create view ledger_payouts as
  select null::uuid as id, null::uuid as withdrawal_id, null::text as status,
         null::boolean as is_of_two
   where false;
