-- Roles and their rights.
create view staff_roles as
  select key, permissions
    from roles;

-- Staff and users of distributors.
create view staff_accounts as
  select id, username, full_name, role, distributor_id, branch_id, active, created_at
    from staff_users;

-- Fills what the access of each request asks about staff.
create view identity_staff as
  select staff.id, staff.username, staff.full_name, staff.role, role.permissions, staff.distributor_id,
         staff.branch_id, staff.must_change_password, staff.active
    from staff_users staff
    left join roles role on role.key = staff.role;

-- Fills what the platform asks about staff.
create view platform_accounts as
  select id, username, full_name, role, distributor_id, branch_id, active,
         totp_secret is not null as has_second_factor
    from staff_users;

-- Fills what the platform asks about rights.
create view platform_roles as
  select key, permissions
    from roles;
