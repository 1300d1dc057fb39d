-- The credit line of an owner in a plan, which a file leads to.
create view registration_credit_lines as
  select null::uuid as id, null::text as owner_type, null::uuid as owner_id, null::text as plan,
         null::uuid as account_id, null::date as expires_on, null::boolean as has_renewal_credit,
         null::smallint as credit_year, null::boolean as is_blocked
   where false;

-- The package that was chosen in a file.
create view registration_packages as
  select null::uuid as id, null::uuid as registration_id, null::text as slug, null::bigint as amount,
         null::jsonb as collaterals, null::text as status, null::timestamptz as updated_at
   where false;

-- Fees that were paid in a file.
create view registration_fees as
  select null::uuid as registration_id, null::uuid as owner_id, null::bigint as fee, null::bigint as vat,
         null::text as status, null::timestamptz as paid_at, null::timestamptz as settled_at
   where false;

-- What second persons were asked about a file.
create view registration_approvals as
  select null::uuid as id, null::uuid as registration_id, null::text as kind, null::text as status,
         null::bigint as amount
   where false;

-- Who has an invoice that stands and was written to their national code, once for each.
create view registration_invoices_by_code as
  select null::uuid as user_id
   where false;
