-- One-time codes and the locks after failures. Each function is one round trip and one decision.

-- How long the lock of somebody still holds, in milliseconds; 0 when there is none.
create or replace function lock_millis(p_who text, p_purpose text, p_now timestamptz) returns bigint
language sql stable as $$
  select coalesce((
    select ceil(extract(epoch from locked_until - p_now) * 1000)::bigint
      from failed_attempts
     where who = p_who and purpose = p_purpose and locked_until > p_now), 0)
$$;

-- Notes one more failure in a row. From `p_lock_after` on each one locks, twice as long each time:
-- 5 minutes, 10, 20 … up to a day. `p_phone`: whose codes were tried, for who asks why they are locked.
create or replace function note_failure(
  p_who text, p_purpose text, p_now timestamptz, p_lock_after integer, p_phone text default null
) returns void
language sql as $$
  insert into failed_attempts as noted (who, purpose, failures, last_at, phone)
  values (p_who, p_purpose, 1, p_now, p_phone)
  on conflict (who, purpose) do update
     set failures = noted.failures + 1,
         last_at = p_now,
         phone = coalesce(p_phone, noted.phone),
         locked_until = case
           when noted.failures + 1 >= p_lock_after then p_now + least(
             interval '1 day',
             interval '5 minutes' * power(2, least(noted.failures + 1 - p_lock_after, 20)))
           else noted.locked_until end
$$;

-- Ends an attempt whose secret was compared outside: the answer counts only while there is no lock,
-- so attempts that run side by side tell no more than those in a row.
-- Returns 0 when the answer may be given, else the milliseconds that the lock holds.
create or replace function settle_attempt(
  p_who text, p_purpose text, p_right boolean, p_now timestamptz, p_lock_after integer
) returns bigint
language plpgsql as $$
declare
  waits bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_purpose || ':' || p_who, 0));
  waits := lock_millis(p_who, p_purpose, p_now);
  if waits = 0 then
    if p_right then
      delete from failed_attempts where who = p_who and purpose = p_purpose;
    else
      perform note_failure(p_who, p_purpose, p_now, p_lock_after);
    end if;
  end if;
  return waits;
end $$;

-- The same for what may be wrong `p_max` times on one day, `p_day_from` to `p_day_to`: the last of them locks
-- for the rest of the day, and a new day counts anew.
create or replace function settle_daily_attempt(
  p_who text, p_purpose text, p_right boolean, p_now timestamptz,
  p_day_from timestamptz, p_day_to timestamptz, p_max integer
) returns bigint
language plpgsql as $$
declare
  waits bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_purpose || ':' || p_who, 0));
  waits := lock_millis(p_who, p_purpose, p_now);
  if waits = 0 and p_right then
    delete from failed_attempts where who = p_who and purpose = p_purpose;
  elsif waits = 0 then
    insert into failed_attempts as noted (who, purpose, failures, last_at, locked_until)
    values (p_who, p_purpose, 1, p_now, case when p_max <= 1 then p_day_to end)
    on conflict (who, purpose) do update
       set failures = case when noted.last_at >= p_day_from then noted.failures + 1 else 1 end,
           last_at = p_now,
           locked_until = case
             when noted.last_at >= p_day_from and noted.failures + 1 >= p_max or p_max <= 1
             then p_day_to end;
  end if;
  return waits;
end $$;

-- The same at a place where several secrets are tried, such as a device that takes cards: a right one is refused while
-- the place is locked, and changes nothing of what was counted.
create or replace function settle_shared_attempt(
  p_who text, p_purpose text, p_right boolean, p_now timestamptz,
  p_day_from timestamptz, p_day_to timestamptz, p_max integer
) returns bigint
language plpgsql as $$
begin
  if not p_right then
    return settle_daily_attempt(p_who, p_purpose, false, p_now, p_day_from, p_day_to, p_max);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_purpose || ':' || p_who, 0));
  return lock_millis(p_who, p_purpose, p_now);
end $$;

-- How long a sign-in of staff has to wait. `p_place` stands for the name at one network address and is
-- locked for a growing time; `p_name` stands for the name wherever it is tried, which only slows down
-- who comes from a place that the name never signed in from: nobody can lock its owner out from afar.
create or replace function sign_in_millis(p_place text, p_name text, p_now timestamptz) returns bigint
language sql stable as $$
  select greatest(
    lock_millis(p_place, 'STAFF_SIGN_IN', p_now),
    case when exists (select from sign_in_places where place = p_place) then 0
         else lock_millis(p_name, 'STAFF_SIGN_IN_ANYWHERE', p_now) end)
$$;

-- Ends a sign-in of staff whose password was compared outside, as `settle_attempt` does. From
-- `p_slow_after` failures in a row on, wherever they come from, each failure makes strange places wait
-- for `p_slow_ms`, never longer.
create or replace function settle_sign_in(
  p_place text, p_name text, p_right boolean, p_now timestamptz,
  p_lock_after integer, p_slow_after integer, p_slow_ms integer
) returns bigint
language plpgsql as $$
declare
  waits bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('STAFF_SIGN_IN:' || p_name, 0));
  waits := sign_in_millis(p_place, p_name, p_now);
  if waits > 0 then
    return waits;
  end if;
  if p_right then
    delete from failed_attempts
     where (who = p_place and purpose = 'STAFF_SIGN_IN')
        or (who = p_name and purpose = 'STAFF_SIGN_IN_ANYWHERE');
    insert into sign_in_places as known (place, last_at) values (p_place, p_now)
    on conflict (place) do update set last_at = p_now;
  else
    perform note_failure(p_place, 'STAFF_SIGN_IN', p_now, p_lock_after);
    insert into failed_attempts as noted (who, purpose, failures, last_at)
    values (p_name, 'STAFF_SIGN_IN_ANYWHERE', 1, p_now)
    on conflict (who, purpose) do update
       set failures = noted.failures + 1,
           last_at = p_now,
           locked_until = case
             when noted.failures + 1 >= p_slow_after
             then p_now + p_slow_ms * interval '1 millisecond' end;
  end if;
  return 0;
end $$;

-- How long a phone has to wait until it may be sent one more code than `p_max` since `p_since`, in
-- milliseconds. Who is known to the phone does not wait for codes that strangers asked for: an unused code with
-- an address is theirs.
create or replace function phone_millis(
  p_phone text, p_known boolean, p_max integer, p_since timestamptz
) returns bigint
language sql stable as $$
  select coalesce((
    select ceil(extract(epoch from sent_at - p_since) * 1000)::bigint
      from one_time_codes
     where phone = p_phone and sent_at > p_since
       and (not p_known or address = '' or consumed_at is not null)
     order by sent_at desc offset p_max - 1 limit 1), 0)
$$;

-- The same for all that strangers at one network address ask for, whatever the phone.
create or replace function address_millis(p_address text, p_max integer, p_since timestamptz)
returns bigint
language sql stable as $$
  select coalesce((
    select ceil(extract(epoch from sent_at - p_since) * 1000)::bigint
      from one_time_codes
     where address = p_address and address <> '' and sent_at > p_since
     order by sent_at desc offset p_max - 1 limit 1), 0)
$$;

-- Uses up what support has reserved, for the code `p_code`: true for exactly one, and only while it is good.
create or replace function take_reserved_code(p_reserved uuid, p_phone text, p_code uuid, p_now timestamptz)
returns boolean
language sql as $$
  with taken as (
    update reserved_codes set code_id = p_code
     where id = p_reserved and phone = p_phone and code_id is null and expires_at > p_now
    returning id)
  select exists (select from taken)
$$;

-- Takes note of a new code for `p_asker`, unless
--   LOCKED         `p_who` (the asker with this phone) is locked for the purpose after failures,
--   RUNNING        a code of the same asker, for the same purpose, subject and binding is alive,
--   THROTTLED      the phone was sent as many codes as it may be, within the window or within a day,
--   STRANGERS_SPENT, NETWORKS_SPENT  the same for strangers; those at a network that asked for none within a day have
--                  half as many more of the window, and a day's more, until NETWORKS_SPENT,
--   ADDRESS_SPENT  strangers at `p_address` were sent as many codes as they may be within a day.
-- None of the last four stops who has the number of `p_reserved`, which is used up only where they would.
-- A running code that agrees to something else is void from now on, also when no other may be sent.
-- `p_address` is empty for who is known to the phone. `millis` is what is left of the lock, of the code (also
-- of the new one: SENT), of the window.
create or replace function send_code(
  p_id uuid, p_purpose text, p_subject text, p_phone text, p_asker text, p_who text, p_address text,
  p_hash text, p_binding jsonb, p_seal text,
  p_now timestamptz, p_life_ms integer, p_sends_max integer, p_window_ms integer,
  p_phone_daily integer, p_address_daily integer, p_reserved uuid,
  out outcome text, out millis bigint
)
language plpgsql as $$
declare
  running one_time_codes;
  known boolean := p_address = '';
  yesterday timestamptz := p_now - interval '1 day';
  daily integer := setting_number('codesPerPhonePerDay', p_phone_daily);
  is_first boolean;
  is_reserved boolean := false;
begin
  perform pg_advisory_xact_lock(hashtextextended('SEND:' || p_phone, 0));
  millis := lock_millis(p_who, p_purpose, p_now);
  if millis > 0 then
    outcome := 'LOCKED';
    return;
  end if;

  select * into running from one_time_codes
   where purpose = p_purpose and subject = p_subject and asker = p_asker and phone = p_phone
     and consumed_at is null and expires_at > p_now
   order by sent_at desc limit 1;
  if found then
    if running.binding = p_binding then
      outcome := 'RUNNING';
      millis := ceil(extract(epoch from running.expires_at - p_now) * 1000)::bigint;
      return;
    end if;
    update one_time_codes set expires_at = p_now where id = running.id;
  end if;

  is_first := not known and not exists (
    select from one_time_codes
     where phone = p_phone and address = p_address and sent_at > yesterday);
  millis := greatest(
    phone_millis(p_phone, known, p_sends_max + case when is_first then p_sends_max / 2 else 0 end,
                 p_now - p_window_ms * interval '1 millisecond'),
    phone_millis(p_phone, known, daily * case when is_first then 2 else 1 end, yesterday));
  if millis > 0 then
    is_reserved := take_reserved_code(p_reserved, p_phone, p_id, p_now);
    if not is_reserved then
      outcome := case when known then 'THROTTLED' when is_first then 'NETWORKS_SPENT' else 'STRANGERS_SPENT' end;
      return;
    end if;
  end if;
  if not known and not is_reserved then
    perform pg_advisory_xact_lock(hashtextextended('SEND-FROM:' || p_address, 0));
    millis := address_millis(
      p_address, setting_number('codesPerAddressPerDay', p_address_daily), yesterday);
    if millis > 0 and not take_reserved_code(p_reserved, p_phone, p_id, p_now) then
      outcome := 'ADDRESS_SPENT';
      return;
    end if;
  end if;

  insert into one_time_codes
    (id, purpose, subject, phone, asker, address, code_hash, binding, seal, sent_at, expires_at)
  values (p_id, p_purpose, p_subject, p_phone, p_asker, p_address, p_hash, p_binding, p_seal, p_now,
          p_now + p_life_ms * interval '1 millisecond');
  outcome := 'SENT';
  millis := p_life_ms;
end $$;

-- Evaluates one try of `p_asker` against their own code, never against those of others. Call it on its own,
-- outside the transaction of what the code allows: a wrong try has to count also when that rolls back. Tries
-- of `p_who` (the asker with this phone) take turns, so of a thousand parallel guesses `p_tries_max` are
-- evaluated and no more. verdict:
--   RIGHT      `code_id`, `bound` and `sealed` are given; the code is used up by `consume_code` alone, so that whoever
--              meets a fault of ours may enter it again while it lives
--   WRONG      the try and the failure are counted
--   STRANGE    not evaluated: they were sent none; a guess at what others were sent counts as a failure
--   EXHAUSTED  not evaluated: the tries are used up, also for the right code
--   GONE       not evaluated: expired or used
--   LOCKED     not evaluated: too many failures in a row; `millis` until the lock ends
create or replace function check_code(
  p_purpose text, p_subject text, p_phone text, p_asker text, p_who text, p_hash text,
  p_now timestamptz, p_tries_max integer, p_lock_after integer,
  out verdict text, out code_id uuid, out bound jsonb, out sealed text, out millis bigint
)
language plpgsql as $$
declare
  code one_time_codes;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_purpose || ':' || p_who, 0));
  millis := lock_millis(p_who, p_purpose, p_now);
  if millis > 0 then
    verdict := 'LOCKED';
    return;
  end if;

  select * into code from one_time_codes
   where purpose = p_purpose and subject = p_subject and asker = p_asker and phone = p_phone
   order by sent_at desc limit 1;
  if not found then
    perform note_failure(p_who, p_purpose, p_now, p_lock_after, p_phone);
    verdict := 'STRANGE';
    return;
  end if;
  if code.consumed_at is not null or code.expires_at <= p_now then
    verdict := 'GONE';
    return;
  end if;
  if code.tries >= p_tries_max then
    verdict := 'EXHAUSTED';
    return;
  end if;

  if code.code_hash = p_hash then
    delete from failed_attempts where who = p_who and purpose = p_purpose;
    verdict := 'RIGHT';
    code_id := code.id;
    bound := code.binding;
    sealed := code.seal;
  else
    update one_time_codes set tries = tries + 1 where id = code.id;
    perform note_failure(p_who, p_purpose, p_now, p_lock_after, p_phone);
    verdict := 'WRONG';
  end if;
end $$;

-- Uses a code up, in the transaction of what it allows: true for exactly one of those who try, and
-- only while the code is alive. A rolled-back transaction leaves the code as it was.
create or replace function consume_code(p_id uuid, p_now timestamptz) returns boolean
language sql as $$
  with used as (
    update one_time_codes set consumed_at = p_now
     where id = p_id and consumed_at is null and expires_at > p_now
    returning id)
  select exists (select from used)
$$;

-- What a person is called: by their own shop, and without one by the company that named them last; who left a company
-- keeps its name only until another has given one. Null for who was never named.
create or replace function name_of_person(p_person users) returns text language sql stable as $$
  select coalesce(
    nullif(concat_ws(' ', p_person.firstname, p_person.lastname), ''),
    (select concat_ws(' ', member.firstname, member.lastname)
       from identity_names member
      where member.user_id = p_person.id and coalesce(member.firstname, member.lastname) is not null
      order by member.removed_at is not null, member.created_at desc, member.id limit 1))
$$;
