-- Programs of distributors that send invoices.
create view partners_programs as
  select id, distributor_id, name, scopes, active, created_at
    from partner_clients;

-- By which token a program calls.
create view partners_tokens as
  select id, distributor_id, name, scopes, active, is_test, token_hash
    from partner_clients;

-- Tokens that count for a while after they were replaced.
create view partners_former_tokens as
  select partner_client_id, hash, valid_until
    from former_partner_tokens;
