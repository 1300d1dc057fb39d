-- Settings that differ from their default.
create view settings_values as
  select key, value
    from settings;
