-- Functions of the installments.

-- What an invoice that credit paid is to be paid back by.
create or replace function open_installment(
  p_id uuid, p_order uuid, p_amount bigint, p_due_date date, p_at timestamptz
) returns void language sql as $$
  insert into installments (id, order_id, amount, due_date, created_at)
  values (p_id, p_order, p_amount, p_due_date, p_at)
$$;
