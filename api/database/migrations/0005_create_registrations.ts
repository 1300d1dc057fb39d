import { BaseSchema } from '@adonisjs/lucid/schema'

/** One registration per person and plan, with its shop, documents and inquiries. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table registrations (
        id uuid primary key,
        user_id uuid not null references users (id),
        plan text not null,
        kyc_step text not null default 'PHONE_CONFIRMED',
        identity_status text not null default 'START',
        shop_status text not null default 'START',
        docs_status text not null default 'START',
        bank_status text not null default 'START',
        identity_rejection text,
        shop_rejection text,
        docs_rejection text,
        -- The congratulations dialog and the refusal dialog, each shown until it is closed.
        has_just_got_credit boolean not null default false,
        has_not_get_credit boolean not null default false,
        -- When the oldest step that still waits was sent; orders the reviewers' queue.
        waiting_since timestamptz,
        claimed_by uuid references staff_users (id),
        claimed_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, plan)
      );
      create index registrations_queue on registrations (waiting_since, id)
        where waiting_since is not null;

      create table shops (
        id uuid primary key,
        registration_id uuid not null unique references registrations (id),
        shopname text not null,
        address text not null,
        postal_code text not null,
        land_number text,
        province_id integer not null references provinces (id),
        city_id integer not null references cities (id),
        district_id integer not null references districts (id),
        guild_id integer not null references guilds (id),
        property_type text not null,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index shops_search on shops using gin (search_key gin_trgm_ops);

      -- The newest of a kind counts; older ones stay as history of what was rejected.
      create table documents (
        id uuid primary key,
        registration_id uuid not null references registrations (id),
        kind text not null,
        certificate_type text,
        file_key text not null unique,
        mime_type text not null,
        bytes integer not null,
        width integer not null,
        height integer not null,
        current boolean not null default true,
        created_at timestamptz not null
      );
      create unique index documents_current on documents (registration_id, kind) where current;

      create table inquiries (
        id uuid primary key,
        registration_id uuid not null references registrations (id),
        kind text not null,
        answer text not null default 'PENDING',
        detail jsonb not null default '{}',
        asked_at timestamptz not null,
        answered_at timestamptz,
        unique (registration_id, kind)
      );
    `)
  }
}
