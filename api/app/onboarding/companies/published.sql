-- Companies, and how far each part of their review is.
create view companies_files as
  select id, name, national_id, address, postal_code, payment_method, search_key, company_status, ceo_status,
         board_status, appointment_status, waiting_since, created_at
    from companies;

-- Members of companies, also those who were removed or wait for acceptance.
create view companies_members as
  select id, company_id, user_id, firstname, lastname, national_code, role, level, status, is_newcomer,
         created_at, removed_at
    from company_members;

-- Papers of companies and of those who hold their cards; `current` ones count.
create view companies_papers as
  select id, company_id, card_holder_id, kind, file_key, mime_type, width, height, current, created_at
    from company_papers;

-- Each version of the rule by which a company signs.
create view companies_rules as
  select company_id, version, minimum_optional, levels, created_at
    from company_rules;

-- Who may sign for whom, and from when to when.
create view companies_delegations as
  select id, company_id, from_date, to_date, status, confirmed_at, ended_at
    from delegations;
