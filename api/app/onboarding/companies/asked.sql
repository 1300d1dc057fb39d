-- The credit line of a company.
create view companies_credit_lines as
  select null::uuid as id, null::uuid as company_id, null::text as plan, null::uuid as account_id
   where false;

-- What second persons were asked about a company's credit.
create view companies_approvals as
  select null::uuid as id, null::uuid as company_id, null::text as kind, null::text as status,
         null::bigint as amount
   where false;

-- Contracts of cards that wait for a company's signatories, once for each.
create view companies_unsigned_cards as
  select null::uuid as company_id
   where false;

-- Those who hold a company's cards, also after they were removed.
create view companies_holders as
  select null::uuid as id, null::uuid as company_id, null::uuid as user_id, null::text as firstname,
         null::text as lastname, null::bigint as ceiling, null::text as status, null::timestamptz as created_at,
         null::timestamptz as removed_at
   where false;
