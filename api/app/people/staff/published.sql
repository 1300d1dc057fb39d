-- Roles and their rights.
create view staff_roles as
  select key, permissions
    from roles;

-- Staff and users of distributors.
create view staff_accounts as
  select id, username, full_name, role, distributor_id, branch_id, active, must_change_password,
         totp_secret is not null as has_second_factor, created_at
    from staff_users;
