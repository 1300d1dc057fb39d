import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where a distributor is paid and what its invoices cost is changed by two people. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table distributor_requests (
        id uuid primary key,
        distributor_id uuid not null references distributors (id),
        kind text not null check (kind in ('IBAN', 'FEES')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED')),
        -- What held when it was asked for, and what shall hold.
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
      create unique index distributor_requests_waiting
        on distributor_requests (distributor_id, kind) where status = 'PENDING';
      create index distributor_requests_requested on distributor_requests (requested_at desc, id desc);
      create index distributor_requests_distributor on distributor_requests (distributor_id);

      with gained (key, rights) as (values
        ('super', array['distributor-requests.list', 'distributor-requests.ask', 'distributor-requests.decide']),
        ('finance', array['distributor-requests.list', 'distributor-requests.ask', 'distributor-requests.decide']),
        ('approver', array['distributor-requests.list', 'distributor-requests.decide']),
        ('auditor', array['distributor-requests.list']))
      update roles set permissions = permissions ||
               (select array_agg(name) from unnest(gained.rights) name where not name = any(permissions))
        from gained
       where roles.key = gained.key and not permissions @> gained.rights;
    `)
  }
}
