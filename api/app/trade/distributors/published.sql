-- Distributors: their names, their terms, and where they are paid.
create view distributors_suppliers as
  select id, name, slug, logo, phone, search_key, active, plans, requires_confirmation, payment_window_days,
         due_days_min, due_days_max, iban, created_at
    from distributors;

-- Branches of distributors.
create view distributors_branches as
  select id, distributor_id, name, province_id, active
    from distributor_branches;

-- Short names that a distributor had before.
create view distributors_former_slugs as
  select slug, distributor_id
    from former_slugs;

-- Fills what histories ask about distributors.
create view platform_distributors as
  select id, name
    from distributors;
