import { BaseSchema } from '@adonisjs/lucid/schema'

/** Gateways as staff configure them; secrets and activation by two people. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- What a bank's contract gives: never changed, so that a payment keeps what it began with.
      create table gateway_credentials (
        id uuid primary key,
        indicator text not null,
        -- What may be shown: terminal, user name, the bank's public key.
        facts jsonb not null,
        -- All of it, encrypted.
        sealed text not null,
        approved_by uuid not null references staff_users (id),
        created_at timestamptz not null
      );

      create table gateways (
        id uuid primary key,
        indicator text not null unique,
        position integer not null check (position between 1 and 99),
        -- Null: nobody has decided, and the environment's settings are in force.
        switched_on boolean,
        is_default boolean not null default false,
        -- Rials of one payment.
        min_amount bigint check (min_amount > 0),
        max_amount bigint check (max_amount > 0),
        credentials_id uuid references gateway_credentials (id),
        updated_at timestamptz not null default now(),
        check (min_amount <= max_amount),
        check (not is_default or switched_on is distinct from false)
      );
      create unique index gateways_default on gateways (is_default) where is_default;
      insert into gateways (id, indicator, position)
        select gen_random_uuid(), indicator, 10 * place
          from unnest(array['IRANKISH', 'MELLAT', 'SAMAN', 'SHAYANTEJARAT', 'OFFLINE', 'BANKTEST'])
               with ordinality as known (indicator, place);
      update gateways set switched_on = false where indicator = 'SHAYANTEJARAT';

      create table gateway_requests (
        id uuid primary key,
        gateway_id uuid not null references gateways (id),
        kind text not null check (kind in ('ACTIVATE', 'CREDENTIALS')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        before jsonb not null,
        after jsonb not null,
        -- What the contract gives, encrypted; gone with the decision.
        sealed text,
        reason text not null,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((status = 'PENDING') = (decided_by is null)),
        check ((decided_by is null) = (decided_at is null)),
        check (status <> 'WITHDRAWN' or decided_by = requested_by),
        check (status = 'PENDING' or sealed is null)
      );
      create unique index gateway_requests_waiting
        on gateway_requests (gateway_id, kind) where status = 'PENDING';
      create index gateway_requests_requested on gateway_requests (requested_at desc, id desc);

      -- Null: what the environment gives.
      alter table payments add column gateway_credentials_id uuid references gateway_credentials (id);

      -- Null in lines from before: what a gateway answered of late is read by it.
      alter table payment_bank_answers add column indicator text;
      create index payment_bank_answers_gateway on payment_bank_answers (indicator, at desc)
        where question not in ('CALLBACK', 'LAPSE');
    `)
  }
}
