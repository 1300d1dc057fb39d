-- The ledger's only doors. Everything here runs with the owner's rights: the application's role may
-- call these functions and read the tables, and nothing else.

-- Proves each entry of a statement: at least two postings that sum to zero.
create or replace function ledger.check_postings() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select 1 from added group by entry_id having sum(amount) <> 0 or count(*) < 2
  ) then
    raise exception 'the postings of an entry do not sum to zero' using errcode = 'KB004';
  end if;
  return null;
end $$;

create or replace function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the ledger is append-only; answer a mistake with a mirrored entry'
    using errcode = 'KB005';
end $$;

-- An answer about a moment 5 s ago must never change: a booking that took longer to commit is undone. So is one that
-- has no postings, which no trigger of theirs has seen.
create or replace function ledger.refuse_late_commit() returns trigger
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if clock_timestamp() - new.booked_at > interval '4 seconds' then
    raise exception 'the booking took too long to commit' using errcode = 'KB006';
  end if;
  if not exists (select from postings where entry_id = new.id) then
    raise exception 'an entry has postings' using errcode = 'KB004';
  end if;
  return null;
end $$;

-- Posts one entry. Amounts are rials: debit positive, credit negative. `p_parties` names the kept
-- account of a customer or the party of a house account (a distributor), or null.
-- Kept accounts are locked in the order of their ids, guarded by their CHECKs and told by code:
--   KB001 wallet too low, KB002 credit line too low, KB003 unknown kept account, KB004 does not balance,
--   KB007 dated back or ahead.
-- Returns the booking time, or null when the idempotency key was posted before (nothing happens then).
create or replace function ledger.post(
  p_id uuid, p_kind text, p_source_type text, p_source_id uuid, p_key text,
  p_business_at timestamptz, p_accounts text[], p_parties uuid[], p_amounts bigint[]
) returns timestamptz
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  booked timestamptz;
  business_now timestamptz;
  tolerance constant interval := interval '1 minute'
    + interval '24 hours' * coalesce((select days_max from clock_tolerance), 0);
  change record;
begin
  perform 1 from accounts where id = any(p_parties) order by id for update;
  booked := clock_timestamp();
  business_now := booked + interval '24 hours' * (select advanced_days from public.platform_clock);
  if p_business_at not between business_now - tolerance and business_now + tolerance then
    raise exception 'an entry is dated %, which is not now', p_business_at using errcode = 'KB007';
  end if;

  insert into entries (id, kind, source_type, source_id, idempotency_key, booked_at, business_at)
  values (p_id, p_kind, p_source_type, p_source_id, p_key, booked, p_business_at)
  on conflict (idempotency_key) do nothing;
  if not found then
    return null;
  end if;

  for change in
    select line.account, line.party, sum(line.amount)::bigint as amount
      from unnest(p_accounts, p_parties, p_amounts) as line(account, party, amount)
     where line.account = any(array['wallet', 'credit-used', 'late-fee-receivable'])
     group by line.account, line.party
     order by line.party
  loop
    perform ledger.move(change.account, change.party, change.amount);
  end loop;

  insert into postings (entry_id, line, account, party_id, amount)
  select p_id, line.line, line.account, line.party, line.amount
    from unnest(p_accounts, p_parties, p_amounts) with ordinality as line(account, party, amount, line);
  return booked;
end $$;

-- Moves one kept balance that `ledger.post` has locked. A wallet is what we owe, so a credit raises
-- it; the other kept accounts are what is owed to us.
create or replace function ledger.move(p_account text, p_party uuid, p_amount bigint) returns void
language plpgsql set search_path = ledger, pg_temp as $$
declare
  kept accounts;
begin
  select * into kept from accounts where id = p_party and kind = p_account;
  if not found then
    raise exception 'a posting names an unknown account' using errcode = 'KB003';
  end if;
  if p_account = 'wallet' and kept.balance < p_amount then
    raise exception 'the wallet does not hold the amount' using errcode = 'KB001';
  end if;
  if p_account = 'credit-used' and p_amount > 0
     and kept.balance + kept.held + p_amount > kept.credit_limit then
    raise exception 'the credit line does not hold the amount' using errcode = 'KB002';
  end if;
  update accounts
     set balance = balance + case when p_account = 'wallet' then -p_amount else p_amount end,
         -- A lowered limit follows the repayments down to its target.
         credit_limit = case
           when p_account = 'credit-used' and p_amount < 0 and target_limit is not null
           then greatest(target_limit, balance + p_amount + held) else credit_limit end
   where id = p_party;
end $$;

-- Opens a customer's kept account, once. `p_id` is used only when there is none yet.
create or replace function ledger.open_account(
  p_id uuid, p_kind text, p_owner_type text, p_owner_id uuid, p_plan text
) returns uuid
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  opened uuid;
begin
  insert into accounts (id, kind, owner_type, owner_id, plan, credit_limit)
  values (p_id, p_kind, p_owner_type, p_owner_id, p_plan, case when p_kind = 'credit-used' then 0 end)
  on conflict (kind, owner_type, owner_id, plan) do nothing;
  select id into opened from accounts
   where kind = p_kind and owner_type = p_owner_type and owner_id = p_owner_id and plan = p_plan;
  return opened;
end $$;

-- Numbers the entries that have none yet, in the order of booking and without gaps: what was booked five seconds ago has
-- committed or never will. Looks a day back, for a clock that was set back. At most p_most of them, so that one statement
-- ends in its time also on a ledger that was filled before. Returns how many.
create or replace function ledger.number_vouchers(p_most integer) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  last record;
  added bigint;
begin
  lock table vouchers in share row exclusive mode;
  select voucher.number, entry.booked_at into last
    from vouchers voucher join entries entry on entry.id = voucher.entry_id
   order by voucher.number desc limit 1;
  insert into vouchers (number, entry_id)
  select coalesce(last.number, 0) + row_number() over (order by booked_at, id), id
    from (
      select entry.id, entry.booked_at from entries entry
       where entry.booked_at < clock_timestamp() - interval '5 seconds'
         and entry.booked_at > coalesce(last.booked_at - interval '1 day', '-infinity')
         and not exists (select from vouchers voucher where voucher.entry_id = entry.id)
       order by entry.booked_at, entry.id limit p_most) unnumbered;
  get diagnostics added = row_count;
  return added;
end $$;
