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

-- Fills what the blacklists ask about owners, persons among them.
create view blacklists_owners as
  select owner.owner_id, owner.owner_type, owner.phone,
         coalesce(person.national_code, ceo.national_code) as national_code, company.national_id as company_id
    from owners owner
    left join identity_people person on person.id = owner.user_id
    left join companies company on company.id = owner.owner_id
    left join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO';

-- Fills what sessions ask about companies.
create view identity_companies as
  select id, name
    from companies;

-- Fills what sessions ask about who speaks for a company.
create view identity_members as
  select company_id, user_id, member_id, role, level
    from memberships;

-- Fills what identity asks about the names of members.
create view identity_names as
  select id, user_id, firstname, lastname, created_at, removed_at
    from company_members;

-- Fills what histories ask about companies.
create view platform_companies as
  select id, name
    from companies;

-- Fills what histories ask about who is in a company.
create view platform_members as
  select company_id, user_id, removed_at
    from company_members;
