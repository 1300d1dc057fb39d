import { BaseSchema } from '@adonisjs/lucid/schema'

/** What owners sign, and the texts that it is filled from. A line no longer says itself whether it was signed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table contract_templates (
        id uuid primary key,
        contract_type text not null check (contract_type in ('CARD', 'CREDIT_RENEWAL')),
        -- Null: for every plan that has none of its own.
        plan text,
        version integer not null check (version > 0),
        body text not null,
        status text not null default 'DRAFT' check (status in ('DRAFT', 'IN_FORCE', 'RETIRED')),
        -- Null: it came with the product.
        written_by uuid references staff_users (id),
        approved_by uuid references staff_users (id),
        in_force_at timestamptz,
        retired_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((status = 'DRAFT') = (in_force_at is null)),
        check ((status = 'RETIRED') = (retired_at is not null))
      );
      create unique index contract_templates_version
        on contract_templates (contract_type, coalesce(plan, ''), version);
      create unique index contract_templates_in_force
        on contract_templates (contract_type, coalesce(plan, '')) where status = 'IN_FORCE';

      create table contract_template_requests (
        id uuid primary key,
        template_id uuid not null references contract_templates (id),
        kind text not null check (kind = 'PUT_IN_FORCE'),
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
        check ((decided_by is null) = (decided_at is null))
      );
      create unique index contract_template_requests_waiting
        on contract_template_requests (template_id) where status = 'PENDING';
      create index contract_template_requests_requested
        on contract_template_requests (requested_at desc, id desc);

      -- Evidence: what was signed, word for word, and from where. Rows never change.
      create table signed_contracts (
        id uuid primary key,
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        contract_type text not null check (contract_type in ('CARD', 'CREDIT_RENEWAL')),
        -- The credit year that it is for; the card's contract is signed once.
        term integer not null check (term > 0),
        template_id uuid not null references contract_templates (id),
        template_version integer not null,
        html text not null,
        -- SHA-256 of the text, in hexadecimal.
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        -- Business time, as contracts are dated, and the time of the machine.
        signed_at timestamptz not null,
        recorded_at timestamptz not null,
        session_id uuid not null,
        address text not null,
        agent text not null
      );
      create unique index signed_contracts_once
        on signed_contracts (owner_type, owner_id, plan, contract_type, term);
      create index signed_contracts_signed on signed_contracts (signed_at desc, id desc);

      -- What the other modules may know of contracts.
      create view owner_contracts as
        select owner_type, owner_id, plan, contract_type, term, signed_at from signed_contracts;

      alter table credit_lines drop column has_signed_contract;
    `)
  }
}
