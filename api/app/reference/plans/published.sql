-- Papers that a plan asks for.
create view plans_certificate_types as
  select id, code, name, plans
    from certificate_types;
