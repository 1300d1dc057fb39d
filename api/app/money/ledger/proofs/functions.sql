-- What entries and limits stand on. The application's role writes the rows that are looked at here, but it can
-- neither book without them nor write them without a trace.

-- What is on its way to the bank for a withdrawal: nothing once it has ended, however often it was paid and came back.
create or replace function ledger.held_for_withdrawal(p_withdrawal uuid) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(-sum(posting.amount), 0)::bigint
    from (
      select id from ledger.entries where source_type = 'withdrawal' and source_id = p_withdrawal
      union all
      select entry.id from public.ledger_payouts payout
        join ledger.entries entry on entry.source_type = 'payout' and entry.source_id = payout.id
       where payout.withdrawal_id = p_withdrawal
    ) entry
    join ledger.postings posting on posting.entry_id = entry.id and posting.account = 'withdrawal-payable'
$$;

-- What an entry belongs to has come to what the entry says when its transaction commits.
create or replace function ledger.refuse_unfounded() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  founded boolean;
begin
  founded := new.source_type = case
      when new.kind in ('INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET', 'INVOICE_REVERSED') then 'order'
      when new.kind = 'GATEWAY_CAPTURED' then 'payment'
      when new.kind in ('PLATFORM_FEE_PAID', 'PLATFORM_FEE_EARNED', 'PLATFORM_FEE_REFUNDED') then 'platform-fee'
      when new.kind in ('INSTALLMENT_PAID', 'LATE_FEE_PAID') then 'repayment'
      when new.kind in ('LATE_FEE_CHARGED', 'LATE_FEE_FORGIVEN') then 'late-fee'
      when new.kind = 'CREDIT_REVOLVED' then 'credit-line'
      when new.kind = 'WRITTEN_OFF' then 'write-off'
      when new.kind in ('DISCOUNT_RUN_PAID', 'MATURITY_RUN_PAID', 'PAYOUT_RETURNED') then 'payout'
      when new.kind in (
        'WITHDRAWAL_HELD', 'WITHDRAWAL_PAID', 'WITHDRAWAL_RETURNED', 'WITHDRAWAL_REINSTATED') then 'withdrawal'
      when new.kind in ('GATEWAY_SETTLED', 'GATEWAY_SETTLEMENT_REVERSED') then 'gateway-deposits'
    end
    and case new.kind
      when 'INVOICE_PAID_FROM_CREDIT' then exists (
        select from public.ledger_orders where id = new.source_id and paid_at is not null and payment_source = 'CREDIT')
      when 'INVOICE_PAID_FROM_WALLET' then exists (
        select from public.ledger_orders where id = new.source_id and paid_at is not null and payment_source = 'WALLET')
      when 'INVOICE_REVERSED' then exists (
        select from public.ledger_orders where id = new.source_id and paid_at is not null and refund_amount > 0)
      when 'GATEWAY_CAPTURED' then exists (
        select from public.ledger_payments where id = new.source_id and status = 'COMPLETED')
      when 'PLATFORM_FEE_PAID' then exists (
        select from public.ledger_platform_fees where id = new.source_id and status in ('PAID', 'EARNED'))
      when 'PLATFORM_FEE_EARNED' then exists (
        select from public.ledger_platform_fees where id = new.source_id and status = 'EARNED')
      when 'PLATFORM_FEE_REFUNDED' then exists (
        select from public.ledger_platform_fees where id = new.source_id and status = 'REFUNDED')
      when 'LATE_FEE_CHARGED' then exists (
        select from public.ledger_late_fee_charges
         where late_fee_id = new.source_id
           and new.idempotency_key = 'LATE_FEE_CHARGED:' || late_fee_id || ':' || day)
      -- Each line of the trail stands for one entry.
      when 'LATE_FEE_FORGIVEN' then (
        select count(*) from public.platform_audit_lines
         where subject_type = 'late-fees' and subject_id = new.source_id and command = 'credit.forgive-late-fee'
      ) >= (
        select count(*) from ledger.entries
         where source_type = new.source_type and source_id = new.source_id and kind = new.kind)
      when 'CREDIT_REVOLVED' then (
        select count(*) from public.platform_audit_lines
         where subject_type = 'credit-lines' and subject_id = new.source_id and command = 'credit.revolve'
           and (after ->> 'freed')::bigint > 0
      ) >= (
        select count(*) from ledger.entries
         where source_type = new.source_type and source_id = new.source_id and kind = new.kind)
      when 'WRITTEN_OFF' then exists (
        select from public.ledger_write_offs written
          join public.ledger_approvals approval on approval.id = written.approval_id
         where written.id = new.source_id and approval.kind = 'WRITE_OFF' and approval.status = 'APPROVED')
      when 'WITHDRAWAL_HELD' then new.idempotency_key = 'WITHDRAWAL_HELD:' || new.source_id and exists (
        select from public.ledger_withdrawals where id = new.source_id)
      when 'WITHDRAWAL_PAID' then ledger.held_for_withdrawal(new.source_id) = 0 and exists (
        select from public.ledger_withdrawals withdrawal
          join public.ledger_payouts payout on payout.withdrawal_id = withdrawal.id
         where withdrawal.id = new.source_id and withdrawal.status = 'PAID' and payout.status = 'PAID'
           and payout.is_of_two)
      when 'WITHDRAWAL_RETURNED' then ledger.held_for_withdrawal(new.source_id) = 0 and exists (
        select from public.ledger_withdrawals where id = new.source_id and status in ('FAILED', 'CANCELED'))
      when 'WITHDRAWAL_REINSTATED' then ledger.held_for_withdrawal(new.source_id) = 0 and exists (
        select from public.ledger_withdrawals where id = new.source_id and status = 'PAID'
      ) and (
        select count(*) from public.platform_change_requests request
          join public.ledger_payouts payout on payout.id::text = request.subject_id
         where payout.withdrawal_id = new.source_id and request.subject_type = 'payouts'
           and request.kind = 'payout-requests' and request.action = 'PAID' and request.status = 'APPROVED'
           and request.is_of_two
      ) >= (
        select count(*) from ledger.entries
         where source_type = new.source_type and source_id = new.source_id and kind = new.kind)
      -- Each time that two people said so stands for one entry.
      when 'PAYOUT_RETURNED' then (
        select count(*) from public.platform_change_requests
         where subject_type = 'payouts' and subject_id = new.source_id::text
           and kind = 'payout-requests' and action = 'RETURNED' and status = 'APPROVED'
           and is_of_two
      ) >= (
        select count(*) from ledger.entries
         where source_type = new.source_type and source_id = new.source_id and kind = new.kind)
      when 'GATEWAY_SETTLED' then exists (
        select from public.ledger_gateway_deposits where id = new.source_id)
      when 'GATEWAY_SETTLEMENT_REVERSED' then exists (
        select from public.ledger_gateway_deposits where id = new.source_id and reversed_at is not null)
      else case new.source_type
        when 'repayment' then exists (
          select from public.ledger_repayments where id = new.source_id and completed_at is not null)
        when 'payout' then exists (
          select from public.ledger_payouts
           where id = new.source_id and status = 'PAID' and is_of_two)
      end
    end;
  if founded is not true then
    raise exception 'the entry % % stands on no % that says so', new.kind, new.id, new.source_type
      using errcode = 'KB009';
  end if;
  return null;
end $$;

-- Sets what a line may hold, as the newest decision in the audit trail says that no limit stands on yet. Below what is
-- used, the target is kept and the limit follows repayments.
create or replace function ledger.set_limit(p_account uuid, p_limit bigint) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  line uuid;
  wanted bigint;
  decision uuid;
begin
  select coalesce(target_limit, credit_limit) into wanted from accounts
   where id = p_account and kind = 'credit-used' for update;
  if not found then
    raise exception 'no such credit line' using errcode = 'KB003';
  end if;
  select distinct line_id into line from public.ledger_credit_files where account_id = p_account;
  select said.id into decision
    from public.platform_audit_lines said
   where ((said.subject_type = 'credit-lines' and said.subject_id = line
           and said.command = 'credit.change-limit' and (said.after ->> 'limit')::bigint = p_limit)
       or (said.subject_type in ('registrations', 'companies') and said.subject_id in (
             select file_id from public.ledger_credit_files where account_id = p_account)
           and said.command = 'credit.allocate' and (said.after ->> 'amount')::bigint = p_limit
           and (said.after ->> 'creditLineId')::uuid = line))
     and not exists (select from limit_changes change where change.decision_id = said.id)
   order by said.at desc, said.id desc limit 1;
  if decision is null then
    raise exception 'no decision in the audit trail gives this limit' using errcode = 'KB009';
  end if;
  insert into limit_changes (decision_id, account_id, limit_before, credit_limit, changed_at)
  values (decision, p_account, wanted, p_limit, clock_timestamp());
  update accounts
     set target_limit = case when p_limit < balance + held then p_limit end,
         credit_limit = greatest(p_limit, balance + held)
   where id = p_account;
end $$;

-- A limit that is raised above the four-eyes amount uses an approval up: of two people, for this owner and this amount.
-- Looked at when the transaction commits: whoever approves is written down last.
create or replace function ledger.refuse_unapproved_limit() returns trigger
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  approved uuid;
begin
  if new.credit_limit <= new.limit_before
     or new.credit_limit <= coalesce(
       (select (value #>> '{}')::bigint from public.settings_values where key = 'fourEyesAboveRials'), 4000000000) then
    return null;
  end if;
  select approval.id into approved
    from public.ledger_approvals approval
   where approval.kind in ('ALLOCATE_CREDIT', 'CHANGE_LIMIT') and approval.status = 'APPROVED'
     and approval.is_of_two and approval.amount = new.credit_limit
     and approval.subject_id in (
       select file_id from public.ledger_credit_files where account_id = new.account_id)
     and not exists (select from limit_approvals used where used.approval_id = approval.id)
   order by approval.decided_at desc limit 1;
  if approved is null then
    raise exception 'a limit of % rials takes two people', new.credit_limit using errcode = 'KB009';
  end if;
  insert into limit_approvals (approval_id, decision_id) values (approved, new.decision_id);
  return null;
end $$;

-- What waits for a second person says for ever who asked for what, and once it is decided, who decided.
create or replace function ledger.refuse_redecision() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'INSERT' then
    if after ->> 'status' <> 'PENDING' or after ->> 'decided_by' is not null then
      raise exception 'a request begins without a decision' using errcode = 'KB005';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or before ->> 'status' <> 'PENDING' or exists (
    select from unnest(array[
        'id', 'kind', 'action', 'subject_type', 'subject_id', 'waits_on', 'payload', 'before', 'after', 'details',
        'amount', 'requested_by', 'requested_at', 'payment_id', 'despite_reversal'
      ]) as fixed(name)
     where before -> fixed.name is distinct from after -> fixed.name
       -- What shall be made has its id from the decision on.
       and not (fixed.name = 'subject_id' and before ->> 'subject_id' is null)
  ) then
    raise exception 'what was asked for and what was decided stays' using errcode = 'KB005';
  end if;
  return new;
end $$;

-- The trail is written as things happen: a line that says another time was put in afterwards.
create or replace function ledger.refuse_misdated_line() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if abs(extract(epoch from new.at - clock_timestamp())) > 60 + 86400 * coalesce(
    (select days_max from ledger.clock_tolerance), 0) then
    raise exception 'a line of the audit trail is dated %, which is not now', new.at using errcode = 'KB008';
  end if;
  return new;
end $$;

-- Business time only moves forward.
create or replace function ledger.refuse_earlier_clock() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.advanced_days < old.advanced_days then
    raise exception 'business time only moves forward' using errcode = 'KB007';
  end if;
  return new;
end $$;
