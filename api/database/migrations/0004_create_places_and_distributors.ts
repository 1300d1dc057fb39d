import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table provinces (
        id integer primary key,
        name text not null,
        search_key text not null
      );
      create table cities (
        id integer primary key,
        province_id integer not null references provinces (id),
        name text not null,
        search_key text not null
      );
      create index cities_province on cities (province_id);
      create table districts (
        id integer primary key,
        city_id integer not null references cities (id),
        name text not null
      );
      create index districts_city on districts (city_id);
      create table guilds (
        id integer primary key,
        plan text not null,
        name text not null
      );

      create table distributors (
        id uuid primary key,
        name text not null,
        slug text not null unique,
        logo text,
        link_url text,
        link_text text,
        category text not null,
        phone text,
        priority integer not null default 0,
        office_addresses jsonb not null default '[]',
        plans text[] not null,
        province_ids integer[] not null default '{}',
        active boolean not null default true,
        -- Where the bank pays; without a valid one, the distributor is left out of every run.
        iban text,
        requires_confirmation boolean not null default false,
        payment_window_days integer not null default 30,
        due_days_min integer not null default 1,
        due_days_max integer not null default 120,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index distributors_search on distributors using gin (search_key gin_trgm_ops);

      create table distributor_branches (
        id uuid primary key,
        distributor_id uuid not null references distributors (id),
        name text not null,
        province_id integer references provinces (id),
        city_id integer references cities (id),
        active boolean not null default true,
        created_at timestamptz not null
      );
      create index distributor_branches_distributor on distributor_branches (distributor_id);

      -- Rates in parts per million. The row without a distributor is the house's own.
      create table distributor_fees (
        id uuid primary key,
        distributor_id uuid references distributors (id),
        product_fee_ppm integer not null check (product_fee_ppm between 0 and 1000000),
        bank_fee_yearly_ppm integer not null check (bank_fee_yearly_ppm between 0 and 1000000),
        unique nulls not distinct (distributor_id)
      );

      alter table staff_users
        add foreign key (distributor_id) references distributors (id),
        add foreign key (branch_id) references distributor_branches (id);
      alter table partner_clients add foreign key (distributor_id) references distributors (id);
    `)
  }
}
