-- Programs of distributors that send invoices.
create view partners_programs as
  select id, distributor_id, name, scopes, active, created_at
    from partner_clients;

-- Fills what the access of each request asks about programs.
create view identity_programs as
  select id, name, scopes, distributor_id, is_test, active, token_hash
    from partner_clients;

-- Fills what the access of each request asks about tokens of before.
create view identity_former_tokens as
  select partner_client_id as program_id, hash, valid_until
    from former_partner_tokens;

-- Fills what histories ask about programs.
create view platform_programs as
  select id, distributor_id, name
    from partner_clients;
