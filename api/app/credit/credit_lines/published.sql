-- The line of an owner in a plan; its money stands in the account that it names.
create view credit_lines_of_owners as
  select id, owner_type, owner_id, plan, account_id, expires_on, has_renewal_credit, credit_year, created_at,
         updated_at, allocated_at
    from credit_lines;

-- What two people decided about credit: allocations, limits, refusals.
create view credit_lines_approvals as
  select id, subject_type, subject_id, kind, status, decided_by
    from approvals;

-- The package that a registration chose.
create view credit_lines_chosen_packages as
  select id, registration_id, amount, status
    from chosen_packages;

-- The fee of the platform for each year of a line.
create view credit_lines_fees as
  select id, registration_id, fee, status
    from platform_fees;

-- Fills what identity asks about the credit of a person.
create view identity_credit_lines as
  select line.id, owner.user_id, line.plan
    from credit_lines line
    join owners owner on owner.owner_type = line.owner_type and owner.owner_id = line.owner_id;

-- Fills what registrations ask about lines.
create view registration_credit_lines as
  select id, owner_type, owner_id, plan, account_id, expires_on, has_renewal_credit, credit_year,
         exists (select from credit_blocks block where block.line_id = credit_lines.id) as is_blocked
    from credit_lines;

-- Fills what registrations ask about packages.
create view registration_packages as
  select id, registration_id, slug, amount, collaterals, status, updated_at
    from chosen_packages;

-- Fills what registrations ask about fees.
create view registration_fees as
  select registration_id, owner_id, fee, vat, status, paid_at, settled_at
    from platform_fees;

-- Fills what registrations ask about approvals.
create view registration_approvals as
  select id, subject_id as registration_id, kind, status, (payload ->> 'amount')::bigint as amount
    from approvals
   where subject_type = 'registrations';

-- Fills what companies ask about lines.
create view companies_credit_lines as
  select id, owner_id as company_id, plan, account_id
    from credit_lines
   where owner_type = 'COMPANY';

-- Fills what companies ask about approvals.
create view companies_approvals as
  select id, subject_id as company_id, kind, status, (payload ->> 'amount')::bigint as amount
    from approvals
   where subject_type = 'companies';

-- Fills what contracts ask about credit.
create view contracts_credit_lines as
  select id, owner_type, owner_id, plan, account_id, expires_on, credit_year, has_renewal_credit
    from credit_lines;

-- Fills what cards ask about credit.
create view issuing_credit_lines as
  select owner_type, owner_id, plan, expires_on
    from credit_lines;

-- Fills what the ledger asks about fees.
create view ledger_platform_fees as
  select id, status
    from platform_fees;

-- Fills what the ledger asks about approvals.
create view ledger_approvals as
  select id, kind, status, subject_id, (payload ->> 'amount')::bigint as amount, decided_at,
         decided_by <> requested_by as is_of_two
    from approvals;

-- Fills what the ledger asks about lines.
create view ledger_credit_files as
  select line.account_id, line.id as line_id, file.id as file_id
    from credit_lines line
   cross join lateral (
     select id from registration_files where user_id = line.owner_id and plan = line.plan
      union all select line.owner_id) file;
