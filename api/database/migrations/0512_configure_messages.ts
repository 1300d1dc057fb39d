import { BaseSchema } from '@adonisjs/lucid/schema'

/** Providers and texts of messages as staff configure them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table sms_providers (
        id uuid primary key,
        name text not null unique,
        position integer not null check (position between 1 and 99),
        -- Null: nobody has decided, and the environment's order is in force.
        switched_on boolean,
        -- The provider's key, encrypted.
        sealed text,
        key_since timestamptz,
        updated_at timestamptz not null default now()
      );
      insert into sms_providers (id, name, position)
        select gen_random_uuid(), name, 10 * place
          from unnest(array['kavenegar', 'smsir', 'sandbox']) with ordinality as known (name, place);

      -- A text that ships is known to the code; a row is what staff have said of it.
      create table sms_templates (
        id uuid primary key,
        name text not null unique,
        -- Null: the text that ships.
        text text,
        kavenegar_name text,
        smsir_id bigint check (smsir_id > 0),
        active boolean not null default true,
        updated_at timestamptz not null default now()
      );

      create table sms_requests (
        id uuid primary key,
        kind text not null check (kind in ('TEMPLATE', 'KEY', 'SWITCH_ON')),
        template_id uuid references sms_templates (id),
        provider_id uuid references sms_providers (id),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        before jsonb not null,
        after jsonb not null,
        -- The provider's key, encrypted; gone with the decision.
        sealed text,
        reason text not null,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((kind = 'TEMPLATE') = (template_id is not null)),
        check ((kind = 'TEMPLATE') = (provider_id is null)),
        check ((status = 'PENDING') = (decided_by is null)),
        check ((decided_by is null) = (decided_at is null)),
        check (status <> 'WITHDRAWN' or decided_by = requested_by),
        check (status = 'PENDING' or sealed is null)
      );
      create unique index sms_requests_template_waiting
        on sms_requests (template_id) where status = 'PENDING' and template_id is not null;
      create unique index sms_requests_provider_waiting
        on sms_requests (provider_id, kind) where status = 'PENDING' and provider_id is not null;
      create index sms_requests_requested on sms_requests (requested_at desc, id desc);

      -- Every process keeps what it read under a number of this row, and reads again under another one.
      create table sms_setup (
        id integer primary key default 1 check (id = 1),
        version bigint not null default 1
      );
      insert into sms_setup default values;
    `)
  }
}
