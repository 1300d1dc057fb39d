-- Functions of the orders module.

-- Stands for what an owner agrees to: who sells what at which price, what it costs and when it falls due.
create or replace function invoice_content(p_order uuid) returns text
language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
           distributor_id, due_date_in_days, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
           (select jsonb_agg(jsonb_build_array(item_name, unit_type, qty, price) order by line)
              from order_items where order_id = p_order))::text, 'UTF8')), 'hex')
    from orders where id = p_order
$$;

-- The same of one version of it.
create or replace function order_version_content(p_order uuid, p_version integer) returns text
language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
           invoice.distributor_id, invoice.due_date_in_days, told.grand_total_amount,
           told.kasbeno_fee_amount, told.bank_fee_amount,
           (select jsonb_agg(jsonb_build_array(item_name, unit_type, qty, price) order by line)
              from order_lines where order_id = p_order and version = p_version))::text, 'UTF8')), 'hex')
    from orders invoice join order_versions told on told.order_id = invoice.id
   where invoice.id = p_order and told.version = p_version
$$;

-- Whether `p_version` only takes goods away from the version before it.
create or replace function order_version_only_takes_away(p_order uuid, p_version integer) returns boolean
language sql stable as $$
  select told.grand_total_amount < before.grand_total_amount
         and told.kasbeno_fee_amount <= before.kasbeno_fee_amount
         and told.bank_fee_amount <= before.bank_fee_amount
         and not exists (
           select from order_lines line
            where line.order_id = p_order and line.version = p_version and not exists (
              select from order_lines former
               where former.order_id = p_order and former.version = p_version - 1
                 and former.line = line.line and former.item_name = line.item_name
                 and former.unit_type = line.unit_type and former.price = line.price
                 and former.qty >= line.qty))
    from order_versions told
    join order_versions before on before.order_id = told.order_id and before.version = told.version - 1
   where told.order_id = p_order and told.version = p_version
$$;

-- The only way to write lines: a new version beside those before it. What is paid for only loses goods, and nothing
-- once its owner has confirmed the receipt.
--   KB011 the lines do not make the total; KB012 a paid invoice would become something else
create or replace function write_order_version(
  p_order uuid, p_cause text, p_total bigint, p_product_fee bigint, p_bank_fee bigint, p_at timestamptz,
  p_lines integer[], p_names text[], p_units text[], p_qtys numeric[], p_prices bigint[]
) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  invoice orders;
  written integer;
begin
  select * into strict invoice from orders where id = p_order for update;
  select coalesce(max(version), 0) + 1 into written from order_versions where order_id = p_order;
  if p_cause not in ('SALE', 'UPDATE', 'RETURN', 'DISPUTE') or (p_cause = 'SALE') <> (written = 1) then
    raise exception 'version % of an invoice is no %', written, p_cause using errcode = 'KB012';
  end if;
  insert into order_versions (order_id, version, cause, grand_total_amount, kasbeno_fee_amount,
    bank_fee_amount, created_at)
  values (p_order, written, p_cause, p_total, p_product_fee, p_bank_fee, p_at);
  insert into order_lines (order_id, version, line, item_name, unit_type, qty, price)
  select p_order, written, line, item_name, unit_type, qty, price
    from unnest(p_lines, p_names, p_units, p_qtys, p_prices)
         as item(line, item_name, unit_type, qty, price);
  if p_total is distinct from (
    select sum(floor(qty * price)) from order_lines where order_id = p_order and version = written)
  then
    raise exception 'the lines of invoice % do not make its total', p_order using errcode = 'KB011';
  end if;
  if invoice.paid_at is not null or exists (select from order_payments where order_id = p_order) then
    if invoice.received_at is not null or p_cause not in ('RETURN', 'DISPUTE')
      or not order_version_only_takes_away(p_order, written)
    then
      raise exception 'the paid invoice % only loses goods', p_order using errcode = 'KB012';
    end if;
  end if;
  return written;
end $$;

-- Keeps what a payment was made for. KB012: it is not what the invoice reads.
create or replace function keep_order_payment(
  p_order uuid, p_content text, p_proof uuid, p_at timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest integer;
begin
  select max(version) into latest from order_versions where order_id = p_order;
  if order_version_content(p_order, latest) is distinct from p_content then
    raise exception 'the invoice % does not read as it was agreed to', p_order using errcode = 'KB012';
  end if;
  insert into order_payments (order_id, version, content, proof_id, paid_at)
  values (p_order, latest, p_content, p_proof, p_at);
end $$;

-- Whether its owner's signatories have accepted an invoice as it reads now.
create or replace function order_is_approved(p_order uuid) returns boolean
language sql stable as $$
  select exists (
    select from signatures_approbations approbation
      join signatures_rounds shown
        on shown.approbation_id = approbation.id and shown.round = approbation.round
     where approbation.document_type = 'INVOICE' and approbation.document_id = p_order
       and approbation.status = 'ACCEPTED' and shown.fingerprint = invoice_content(p_order))
$$;

-- Before blacklists were asked.
drop function if exists pay_invoice(
  uuid, text, bigint, text, text, integer, uuid, uuid, date, timestamptz, timestamptz, uuid, date, uuid,
  text, text[], uuid[], bigint[], uuid);
drop function if exists pay_invoices(
  text, integer, uuid, uuid, date, timestamptz, timestamptz, text, jsonb, uuid);

-- Pays an invoice in one round trip: locks it, looks again at all that may have changed since the facts
-- were read, uses up the code, books the entry, completes the invoice, makes the installment and tells
-- the outbox. TypeScript has decided; here the database guards. Nothing is held while nobody works: one
-- call is one transaction. outcome:
--   PAID            `bank_reference`, and what wallet and line hold now
--   ALREADY_PAID    somebody was faster
--   NOT_PAYABLE     cancelled, closed or reported meanwhile, or its last day is over
--   AMOUNT_CHANGED   it does not cost `p_expected` rials any more
--   CONTENT_CHANGED  it is not what was agreed to any more: other items at the same price
--   NOT_APPROVED     its owner's signatories have not accepted it, or not as it is now
--   BLOCKED, EXPIRED, FEE_UNPAID, CONTRACT_UNSIGNED  the line may not be drawn any more
--   LISTED          its owner is on a blacklist and makes no new debt; `p_kinds` and `p_indexes` say who they are
--   CODE_USED       the code has paid or has run out meanwhile
-- A wallet or a line that does not hold the amount raises KB001 or KB002 of `ledger.post`, and everything
-- stays as it was. In place of a code `p_code` may name a card payment, whose PIN was proved and whose row the
-- same transaction has written. Without `p_code` it is one of a batch, see `pay_invoices`.
create or replace function pay_invoice(
  p_order uuid, p_source text, p_expected bigint, p_content text, p_paid_status text, p_vat_rate_ppm integer,
  p_code uuid, p_line uuid, p_today date, p_business_at timestamptz, p_system_at timestamptz,
  p_installment uuid, p_due_date date,
  p_entry uuid, p_kind text, p_accounts text[], p_parties uuid[], p_amounts bigint[], p_event uuid,
  p_kinds text[] default '{}', p_indexes text[] default '{}',
  out outcome text, out bank_reference text, out cash bigint, out credit_left bigint
)
language plpgsql as $$
declare
  invoice orders;
  line credit_lines_of_owners;
begin
  select * into strict invoice from orders where id = p_order for update;
  if p_source = 'CREDIT' then
    select * into strict line from credit_lines_of_owners where id = p_line;
  end if;
  outcome := case
    when invoice.paid_at is not null and invoice.status in ('PENDING', 'COMPLETED') then 'ALREADY_PAID'
    when invoice.status not in ('CREATED', 'HOLDED') or invoice.payable_until < p_today
      then 'NOT_PAYABLE'
    when invoice.grand_total_amount + invoice.kasbeno_fee_amount
         + case p_source when 'CREDIT' then invoice.bank_fee_amount else 0 end <> p_expected
      then 'AMOUNT_CHANGED'
    when invoice_content(p_order) <> p_content then 'CONTENT_CHANGED'
    when invoice.needs_approbation and not order_is_approved(p_order) then 'NOT_APPROVED'
    when p_source = 'CREDIT' and exists (select from credit_blocks where line_id = p_line)
      then 'BLOCKED'
    when line.expires_on < p_today then 'EXPIRED'
    when p_source = 'CREDIT' and not fee_is_active(
        invoice.owner_type, invoice.owner_id, invoice.plan, line.expires_on, p_today)
      then 'FEE_UNPAID'
    when p_source = 'CREDIT' and (
        select (value #>> '{}')::boolean from settings_values where key = 'creditNeedsSignedContract')
      and not contract_is_signed(invoice.owner_type, invoice.owner_id, invoice.plan,
        line.credit_year, line.has_renewal_credit)
      then 'CONTRACT_UNSIGNED'
    when p_source = 'CREDIT' and is_blacklisted(p_kinds, p_indexes, p_today) then 'LISTED'
    when p_code is not null and not consume_code(p_code, p_system_at) and not exists (
        select from orders_device_payments
         where id = p_code and order_id = p_order and status = 'PAID'
           and amount = invoice.grand_total_amount and payment_source = p_source)
      then 'CODE_USED'
  end;
  if outcome is not null then
    return;
  end if;

  if ledger.post(p_entry, p_kind, 'order', p_order, p_kind || ':' || p_order, p_business_at,
                 p_accounts, p_parties, p_amounts) is null then
    raise exception 'the invoice % was booked before, but is not paid', p_order;
  end if;

  bank_reference := to_char(p_today, 'YYMMDD') || lpad(nextval('bank_references')::text, 8, '0');
  update orders
     set status = p_paid_status, payment_source = p_source, paid_at = p_business_at,
         vat_rate_ppm = p_vat_rate_ppm, bank_reference_number = bank_reference, updated_at = p_business_at
   where id = p_order;
  if p_code is not null then
    perform keep_order_payment(p_order, p_content, p_code, p_business_at);
  end if;
  if p_source = 'CREDIT' then
    perform open_installment(p_installment, p_order, p_expected, p_due_date, p_business_at);
  end if;
  perform put_event(p_event, 'InvoicePaid', jsonb_build_object('orderId', p_order, 'isOneOfSeveral', p_code is null,
            'state', jsonb_build_object(
            'status', p_paid_status, 'grandTotalAmount', invoice.grand_total_amount,
            'refundAmount', invoice.refund_amount, 'at', p_business_at,
            'change', nextval('order_changes'))), p_system_at);

  outcome := 'PAID';
  select max(balance) filter (where kind = 'wallet'),
         max(credit_limit - balance - held) filter (where kind = 'credit-used' and plan = invoice.plan)
    into cash, credit_left
    from ledger_accounts
   where kind = any(array['wallet', 'credit-used'])
     and owner_type = invoice.owner_type and owner_id = invoice.owner_id
     and plan = any(array['', invoice.plan]);
end $$;

-- Pays a batch of invoices of one owner with one code, all or none: locks them in the order of their ids, so
-- that nobody waits in a circle, uses the code up, and lets `pay_invoice` do the rest. The first refusal
-- undoes everything and raises KB010, whose detail is the outcome and the invoice.
-- `p_payments`: an array of objects with the arguments of `pay_invoice` that differ between them.
create or replace function pay_invoices(
  p_source text, p_vat_rate_ppm integer, p_code uuid, p_line uuid, p_today date, p_business_at timestamptz,
  p_system_at timestamptz, p_kind text, p_payments jsonb, p_event uuid,
  p_kinds text[] default '{}', p_indexes text[] default '{}'
) returns void
language plpgsql as $$
declare
  payment record;
  told text;
begin
  perform 1 from orders where id in (
    select (value ->> 'id')::uuid from jsonb_array_elements(p_payments)
  ) order by id for update;
  if not consume_code(p_code, p_system_at) then
    raise exception 'the code is used up' using errcode = 'KB010', detail = 'CODE_USED';
  end if;
  for payment in
    select * from jsonb_to_recordset(p_payments) as given(
      id uuid, expected bigint, content text, "paidStatus" text, installment uuid, "dueDate" date,
      entry uuid, accounts text[], parties uuid[], amounts bigint[], event uuid)
    order by id
  loop
    select outcome into told from pay_invoice(
      payment.id, p_source, payment.expected, payment.content, payment."paidStatus", p_vat_rate_ppm,
      null, p_line, p_today, p_business_at, p_system_at, payment.installment, payment."dueDate",
      payment.entry, p_kind, payment.accounts, payment.parties, payment.amounts, payment.event,
      p_kinds, p_indexes);
    if told <> 'PAID' then
      raise exception 'one of several cannot be paid' using errcode = 'KB010',
        detail = told || ' ' || payment.id;
    end if;
    perform keep_order_payment(payment.id, payment.content, p_code, p_business_at);
  end loop;
  perform put_event(p_event, 'InvoicesPaid', jsonb_build_object('orderIds', (
            select jsonb_agg(value -> 'id') from jsonb_array_elements(p_payments))), p_system_at);
end $$;
