import { BaseSchema } from '@adonisjs/lucid/schema'

/** Customers, staff, partner clients, their sessions and one-time codes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- A person. A phone and a national code belong to one active user each.
      create table users (
        id uuid primary key,
        phone text not null check (phone ~ '^09[0-9]{9}$'),
        national_code text check (national_code ~ '^[0-9]{10}$'),
        firstname text,
        lastname text,
        date_of_birth date,
        plan text not null default '',
        -- Sandbox customers: their invoices are TEST, outside every sum and run.
        is_test boolean not null default false,
        active boolean not null default true,
        search_key text not null default '',
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index users_phone on users (phone) where active;
      create unique index users_national_code on users (national_code) where active;
      create index users_search on users using gin (search_key gin_trgm_ops);

      create table roles (
        key text primary key,
        permissions text[] not null
      );

      create table staff_users (
        id uuid primary key,
        username text not null unique,
        password_hash text not null,
        -- Encrypted; null while the second factor is not set up.
        totp_secret text,
        -- The last time step that was used: a code works once.
        totp_last_step bigint,
        full_name text not null,
        role text not null references roles (key),
        distributor_id uuid,
        branch_id uuid,
        active boolean not null default true,
        failed_logins integer not null default 0,
        locked_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );

      create table partner_clients (
        id uuid primary key,
        name text not null,
        distributor_id uuid,
        token_hash text not null unique,
        scopes text[] not null,
        is_test boolean not null default false,
        active boolean not null default true,
        created_at timestamptz not null
      );

      -- A family: the access and refresh tokens that grew from one sign-in. It carries one context.
      create table sessions (
        id uuid primary key,
        user_id uuid references users (id),
        staff_user_id uuid references staff_users (id),
        plan text not null default '',
        company_id uuid,
        created_at timestamptz not null,
        revoked_at timestamptz,
        check (num_nonnulls(user_id, staff_user_id) = 1)
      );
      create index sessions_user on sessions (user_id) where user_id is not null;
      create index sessions_staff on sessions (staff_user_id) where staff_user_id is not null;

      create table access_tokens (
        hash text primary key,
        session_id uuid not null references sessions (id),
        expires_at timestamptz not null
      );
      create index access_tokens_session on access_tokens (session_id);

      create table refresh_tokens (
        hash text primary key,
        session_id uuid not null references sessions (id),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index refresh_tokens_session on refresh_tokens (session_id);

      -- Bound to purpose and subject, and to what is agreed by it (amount, source), through the hash.
      create table one_time_codes (
        id uuid primary key,
        purpose text not null,
        subject text not null,
        phone text not null,
        code_hash text not null,
        binding jsonb not null default '{}',
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        tries integer not null default 0,
        consumed_at timestamptz
      );
      create index one_time_codes_subject on one_time_codes (purpose, subject, sent_at desc);
      create index one_time_codes_phone on one_time_codes (phone, sent_at desc);

      create table code_failures (
        phone text not null,
        purpose text not null,
        failures integer not null default 0,
        locked_until timestamptz,
        primary key (phone, purpose)
      );

      -- The phone simulator of the sandbox adapter.
      create table sandbox_sms (
        id uuid primary key,
        phone text not null,
        template text not null,
        text text not null,
        code text,
        sent_at timestamptz not null
      );
      create index sandbox_sms_phone on sandbox_sms (phone, sent_at desc);

      -- Every message that was handed to a provider, without codes.
      create table sms_messages (
        id uuid primary key,
        phone text not null,
        template text not null,
        idempotency_key text not null unique,
        provider text,
        status text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      );
      create index sms_messages_created on sms_messages (created_at desc, id desc);
    `)
  }
}
