-- Which card paid an invoice, and at whose device.
create view orders_card_payments as
  select null::uuid as order_id, null::uuid as card_id, null::text as last_four, null::text as merchant_name
   where false;

-- Shares of an invoice in transfers to its distributor, and how far the transfer has come.
create view orders_payouts as
  select null::uuid as order_id, null::bigint as amount, null::bigint as discount, null::text as status,
         null::timestamptz as answered_at, null::text as tracking_number, null::text as run_status
   where false;

-- What cards paid at devices, by the id that stands for a code.
create view orders_device_payments as
  select null::uuid as id, null::uuid as order_id, null::text as status, null::bigint as amount,
         null::text as payment_source
   where false;
