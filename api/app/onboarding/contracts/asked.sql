-- The credit of an owner in a plan, as its contract states it.
create view contracts_credit_lines as
  select null::uuid as id, null::text as owner_type, null::uuid as owner_id, null::text as plan,
         null::uuid as account_id, null::date as expires_on, null::smallint as credit_year,
         null::boolean as has_renewal_credit
   where false;
