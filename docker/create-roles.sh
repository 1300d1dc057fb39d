#!/bin/sh
# Runs once, when the database folder is made: the owner migrates, the application owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner_password="$(cat /run/secrets/DATABASE_OWNER_PASSWORD)" \
  -v app_password="$(cat /run/secrets/DATABASE_PASSWORD)" <<'SQL'
create role kasbeno_owner login password :'owner_password';
create role kasbeno_app login password :'app_password';
create database kasbeno owner kasbeno_owner encoding 'UTF8' template template0;
SQL
