import { BaseSchema } from '@adonisjs/lucid/schema'

/** Packages are made and changed by two people; what was chosen keeps the collateral that it was chosen with. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table credit_packages
        -- What the audit trail knows it by.
        add column id uuid not null default gen_random_uuid() unique;

      alter table chosen_packages add column collaterals jsonb not null default '[]';
      update chosen_packages chosen set collaterals = offer.collaterals
        from credit_packages offer where offer.slug = chosen.slug;

      create table package_requests (
        id uuid primary key,
        -- Of the package; of the one to be made, none has it yet.
        slug text not null,
        kind text not null check (kind in ('CREATE', 'COLLATERALS', 'ACTIVATE')),
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
      create unique index package_requests_waiting on package_requests (slug, kind) where status = 'PENDING';
      create index package_requests_requested on package_requests (requested_at desc, id desc);
    `)
  }
}
