-- Everybody with a telephone number here, and what was proved about them.
create view identity_people as
  select id, phone, firstname, lastname, firstname_en, lastname_en, name_of_person(users) as full_name, national_code,
         national_code_verified_at, date_of_birth, search_key, plan, active, is_test, created_at, updated_at
    from users;

-- Who failed how often at what, and until when they are kept out.
create view identity_locks as
  select who, purpose, phone, locked_until
    from failed_attempts;

-- One-time codes as evidence of what they agreed to.
create view identity_codes as
  select id, purpose, phone, subject, code_hash, binding, seal, asker, expires_at, consumed_at
    from one_time_codes;

-- When a program of a partner called last.
create view identity_partner_uses as
  select partner_client_id, used_at
    from partner_uses;

-- Fills what histories ask about customers.
create view platform_people as
  select id, firstname, lastname, name_of_person(users) as full_name
    from users;
