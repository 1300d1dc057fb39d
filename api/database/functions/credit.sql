-- Functions of the credit module.

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
