-- The registration of a person in a plan, and how far it is.
create view registration_files as
  select id, user_id, plan, kyc_step, identity_status, shop_status, docs_status, waiting_since, created_at
    from registrations;

-- The shop of a registration.
create view registration_shops as
  select id, registration_id, shopname, guild_id, province_id, address, postal_code
    from shops;

-- Fills what identity asks about the plans of a person.
create view identity_chosen_plans as
  select id, user_id, plan, created_at as chosen_at
    from registrations;
