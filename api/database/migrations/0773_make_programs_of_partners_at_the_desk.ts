import { BaseSchema } from '@adonisjs/lucid/schema'

/** Programs of partners and their tokens are asked for at the desk, and given by two people. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table partner_clients
        -- Null until the first token was taken; until then nobody knows one.
        add column token_issued_at timestamptz default now(),
        -- Who may take a new token, once, and until when.
        add column token_granted_to uuid references staff_users (id),
        add column token_granted_until timestamptz,
        add check ((token_granted_to is null) = (token_granted_until is null));
      update partner_clients set token_issued_at = created_at;

      -- Keyed by the hash of a token that was replaced and is still good for a while.
      create table former_partner_tokens (
        hash text primary key,
        partner_client_id uuid not null references partner_clients (id),
        valid_until timestamptz not null
      );
      create index former_partner_tokens_client on former_partner_tokens (partner_client_id);

      create table partner_uses (
        partner_client_id uuid primary key references partner_clients (id),
        used_at timestamptz not null
      );

      create table partner_requests (
        id uuid primary key,
        -- Of a new program it is known when it was made.
        partner_client_id uuid references partner_clients (id),
        kind text not null check (kind in ('CREATE', 'TOKEN')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        before jsonb not null,
        after jsonb not null,
        reason text not null,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((status = 'PENDING') = (decided_by is null)),
        check ((decided_by is null) = (decided_at is null)),
        check (status <> 'WITHDRAWN' or decided_by = requested_by)
      );
      create unique index partner_requests_waiting on partner_requests (partner_client_id)
        where status = 'PENDING';
      create unique index partner_requests_new on partner_requests ((after ->> 'name'))
        where status = 'PENDING' and kind = 'CREATE';
      create index partner_requests_requested on partner_requests (requested_at desc, id desc);

      -- Chain stores and card switches are devices whose program speaks for many tills.
      alter table devices add column scope text not null default 'device'
        check (scope in ('device', 'refah', 'iran-kish'));
    `)
  }
}
