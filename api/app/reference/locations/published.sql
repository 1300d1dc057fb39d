-- Provinces.
create view locations_provinces as
  select id, name, search_key, active
    from provinces;

-- Cities of provinces.
create view locations_cities as
  select id, province_id, name, search_key, active
    from cities;

-- Districts of cities.
create view locations_districts as
  select id, city_id, name, active
    from districts;

-- Guilds that a plan takes.
create view locations_guilds as
  select id, plan, name, active
    from guilds;

-- Branches of the bank.
create view locations_bank_branches as
  select id, name, branch_code, address, active, opening_hours, province_id, city_id
    from bank_branches;
