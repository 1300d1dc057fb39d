-- Members of staff who may sign in, with the rights of their role.
create view identity_staff as
  select null::uuid as id, null::text as username, null::text as full_name, null::text as role,
         null::text[] as permissions, null::uuid as distributor_id, null::uuid as branch_id,
         null::boolean as must_change_password, null::boolean as active
   where false;

-- Programs of partners that call with a token.
create view identity_programs as
  select null::uuid as id, null::text as name, null::text[] as scopes, null::uuid as distributor_id,
         null::boolean as is_test, null::boolean as active, null::text as token_hash
   where false;

-- Tokens of programs that count for a while after they were replaced.
create view identity_former_tokens as
  select null::uuid as program_id, null::text as hash, null::timestamptz as valid_until
   where false;

-- Companies by their names.
create view identity_companies as
  select null::uuid as id, null::text as name
   where false;

-- Who may speak for a company today.
create view identity_members as
  select null::uuid as company_id, null::uuid as user_id, null::uuid as member_id, null::text as role,
         null::text as level
   where false;

-- The plans that a person has chosen, each with its file.
create view identity_chosen_plans as
  select null::uuid as id, null::uuid as user_id, null::text as plan, null::timestamptz as chosen_at
   where false;

-- Credit lines of persons.
create view identity_credit_lines as
  select null::uuid as id, null::uuid as user_id, null::text as plan
   where false;

-- Who holds a company's card that was delivered and waits to be activated.
create view identity_waiting_cards as
  select null::uuid as user_id
   where false;

-- How far a person came with their newest try at a digital signature.
create view identity_signature_tries as
  select null::uuid as user_id, null::text as status, null::timestamptz as certificate_expires_at,
         null::boolean as has_video, null::boolean as has_signature, null::boolean as is_identity_signed
   where false;

-- What companies call a person, also those that they have left.
create view identity_names as
  select null::uuid as id, null::uuid as user_id, null::text as firstname, null::text as lastname,
         null::timestamptz as created_at, null::timestamptz as removed_at
   where false;
