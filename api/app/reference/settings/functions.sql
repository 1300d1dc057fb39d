-- Functions of the settings module.

-- The number that a setting stands at.
create or replace function setting_number(p_key text, p_default integer) returns integer
language sql stable as $$
  select coalesce((select (value #>> '{}')::integer from settings where key = p_key), p_default)
$$;
