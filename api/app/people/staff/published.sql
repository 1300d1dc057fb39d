-- Roles and their rights.
create view staff_roles as
  select key, permissions
    from roles;

-- Staff and users of distributors.
create view staff_accounts as
  select id, username, full_name, role, distributor_id, branch_id, active, must_change_password,
         totp_secret is not null as has_second_factor, created_at
    from staff_users;

-- Fills what the access of each request asks about staff.
create view identity_staff as
  select staff.id, staff.username, staff.full_name, staff.role, role.permissions, staff.distributor_id,
         staff.branch_id, staff.must_change_password, staff.active
    from staff_users staff
    left join roles role on role.key = staff.role;
