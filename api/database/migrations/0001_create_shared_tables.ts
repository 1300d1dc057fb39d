import { BaseSchema } from '@adonisjs/lucid/schema'

/** What every module leans on: settings, business clock, idempotency, audit, outbox, throttles. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create extension if not exists pg_trgm;

      create table settings (
        key text primary key,
        value jsonb not null,
        updated_at timestamptz not null default now()
      );

      -- One row: how far business time runs ahead of system time. It only moves forward.
      create table business_clock (
        id boolean primary key default true check (id),
        advanced_days integer not null default 0 check (advanced_days >= 0)
      );
      insert into business_clock default values;

      create table idempotency_keys (
        owner text not null,
        route text not null,
        key text not null,
        body_hash text not null,
        status integer,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (owner, route, key)
      );
      create index idempotency_keys_created_at on idempotency_keys (created_at);

      create table audit_lines (
        id uuid primary key,
        at timestamptz not null,
        actor_type text not null,
        actor_id uuid,
        actor_name text not null,
        command text not null,
        subject_type text not null,
        subject_id uuid,
        before jsonb,
        after jsonb,
        reason text,
        trace_id text
      );
      create index audit_lines_subject on audit_lines (subject_type, subject_id, at desc);
      create index audit_lines_at on audit_lines (at desc, id desc);

      -- Events written with the change they tell of; the worker turns each into jobs, once.
      create table outbox (
        id uuid primary key,
        event text not null,
        payload jsonb not null,
        created_at timestamptz not null default now()
      );

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `)
  }
}
