-- Functions of the blacklists.

-- Whether a blacklist has one of the values that somebody is known by, as their indexes.
create or replace function is_blacklisted(p_kinds text[], p_indexes text[], p_today date) returns boolean
language sql stable as $$
  select exists (
    select from unnest(p_kinds, p_indexes) as asked(kind, value_index)
      join blacklist_entries entry
        on entry.kind = asked.kind and entry.value_index = asked.value_index
     where entry.removed_at is null and (entry.until is null or entry.until >= p_today))
$$;
