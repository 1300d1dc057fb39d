-- The addresses of owners as people read them.
create view addresses_titles as
  select id, title, address
    from addresses;
