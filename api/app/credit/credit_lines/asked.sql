-- What the invoices on a line still owe.
create view credit_lines_installments as
  select null::uuid as id, null::uuid as order_id, null::bigint as amount, null::bigint as paid_amount,
         null::bigint as reversed_amount, null::uuid as write_off_id, null::text as status, null::date as due_date,
         null::timestamptz as cleared_at
   where false;

-- What a debt asks for today, without what is disputed, with its late fee.
create view credit_lines_owed as
  select null::uuid as id, null::bigint as owed
   where false;

-- Invoices of owners, paid or not.
create view credit_lines_invoices as
  select null::uuid as id, null::text as owner_type, null::uuid as owner_id, null::text as plan,
         null::text as status, null::timestamptz as paid_at, null::bigint as grand_total_amount
   where false;

-- How much of an invoice is disputed today, fees included.
create view credit_lines_disputes as
  select null::uuid as order_id, null::bigint as refund_amount
   where false;

-- Invoices that were ever disputed, once for each dispute.
create view credit_lines_former_disputes as
  select null::uuid as order_id
   where false;
