-- Accounts of staff and of users of distributors, also those that are not active.
create view platform_accounts as
  select null::uuid as id, null::text as username, null::text as full_name, null::text as role,
         null::uuid as distributor_id, null::uuid as branch_id, null::boolean as active,
         null::boolean as has_second_factor
   where false;

-- Roles and their rights.
create view platform_roles as
  select null::text as key, null::text[] as permissions
   where false;

-- Customers by their names, as they are called today.
create view platform_people as
  select null::uuid as id, null::text as firstname, null::text as lastname, null::text as full_name
   where false;

-- Companies by their names.
create view platform_companies as
  select null::uuid as id, null::text as name
   where false;

-- Who is or was a member of a company.
create view platform_members as
  select null::uuid as company_id, null::uuid as user_id, null::timestamptz as removed_at
   where false;

-- Programs of partners, and whose they are.
create view platform_programs as
  select null::uuid as id, null::uuid as distributor_id, null::text as name
   where false;

-- Distributors by their names.
create view platform_distributors as
  select null::uuid as id, null::text collate "fa-x-icu" as name
   where false;
