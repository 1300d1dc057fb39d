-- Invoices by the numbers that a movement of the wallet shows.
create view payments_orders as
  select null::uuid as id, null::text as reference_number, null::text as external_id,
         null::uuid as distributor_id
   where false;

-- What a payment, or the wallet, paid back.
create view payments_repayments as
  select null::uuid as id, null::uuid as payment_id, null::bigint as amount,
         null::bigint as paid_amount, null::timestamptz as completed_at
   where false;

-- Withdrawals by the code that a movement of the wallet shows.
create view payments_withdrawals as
  select null::uuid as id, null::text as reference_code
   where false;

-- Deposits that a statement of the bank shows whose reconciliation is closed.
create view payments_closed_deposits as
  select null::uuid as deposit_id
   where false;
