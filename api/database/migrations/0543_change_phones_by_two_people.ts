import { BaseSchema } from '@adonisjs/lucid/schema'

/** A customer's other phone waits for a second person; those that were approved are the history of their phones. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table phone_requests (
        id uuid primary key,
        user_id uuid not null references users (id),
        kind text not null check (kind in ('CHANGE_PHONE')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        before jsonb not null,
        after jsonb not null,
        -- What the register of phones said when it was asked for.
        inquiry text not null check (inquiry in ('MATCHED', 'UNAVAILABLE')),
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
      create unique index phone_requests_waiting on phone_requests (user_id) where status = 'PENDING';
      create index phone_requests_requested on phone_requests (requested_at desc, id desc);
      create index phone_requests_user on phone_requests (user_id, requested_at desc);
    `)
  }
}
