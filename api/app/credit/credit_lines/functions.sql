-- Functions of the module of credit lines.

-- Whether the platform fee of this credit year is paid. What was earned paid for the year that ran, and
-- a new year wants a new fee; one that is still open has not met its credit yet. `p_expires_on` is the
-- line's last day, null while there is none. domain "The platform fee"
-- In plpgsql for its plan, which a session keeps.
create or replace function fee_is_active(
  p_owner_type text, p_owner_id uuid, p_plan text, p_expires_on date, p_today date
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from platform_fees
     where owner_type = p_owner_type and owner_id = p_owner_id and plan = p_plan
       and (status = 'PAID' or (status = 'EARNED' and coalesce(p_expires_on >= p_today, true))));
end $$;

-- Whether something on a line was due before a day. A frozen invoice is not dunned, a sandbox one owes nothing, and what
-- its owner disputes is not collected meanwhile.
create or replace function is_past_due(p_line uuid, p_before date) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from credit_lines line
      join credit_lines_invoices invoice on invoice.owner_type = line.owner_type
       and invoice.owner_id = line.owner_id and invoice.plan = line.plan
       and invoice.status not in ('FRAUD', 'CANCELED', 'TEST')
      join credit_lines_installments installment on installment.order_id = invoice.id
     where line.id = p_line and installment.status <> 'CLEARED' and installment.due_date < p_before
       and installment.amount - installment.paid_amount - installment.reversed_amount
           > coalesce((select refund_amount from credit_lines_disputes where order_id = invoice.id), 0));
end $$;

-- Why a line begins no new year and takes no fee: its debt was written off, or something of it is past due. Null where
-- nothing stands against it.
create or replace function renewal_refusal(p_line uuid, p_today date) returns text
language plpgsql stable as $$
begin
  return case
    when exists (select from credit_blocks where line_id = p_line and reason = 'WRITTEN_OFF')
      then 'WRITTEN_OFF'
    when is_past_due(p_line, p_today) then 'PAST_DUE'
  end;
end $$;

-- The same for its owner: a line that is closed for good says so at once; arrears are told once another year was granted, or
-- this one ends within so many days.
create or replace function shown_renewal_refusal(p_line uuid, p_today date, p_days integer) returns text
language plpgsql stable as $$
begin
  return (
    select renewal_refusal(id, p_today) from credit_lines
     where id = p_line
       and (has_renewal_credit or expires_on <= p_today + p_days or renewal_refusal(id, p_today) = 'WRITTEN_OFF'));
end $$;
