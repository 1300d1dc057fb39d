import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts that guard money are made and changed by two people; given passwords are changed at first use. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table staff_users add column must_change_password boolean not null default false;

      create table staff_requests (
        id uuid primary key,
        kind text not null
          check (kind in ('CREATE', 'UPDATE', 'REMOVE_SECOND_FACTOR', 'CREATE_ROLE', 'UPDATE_ROLE')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED')),
        -- What it is about: an account by its name, or a role by its key.
        subject text not null,
        staff_id uuid references staff_users (id),
        -- What held when it was asked for, and what shall hold.
        before jsonb not null,
        after jsonb not null,
        -- Forgotten once it is decided.
        password_hash text check (password_hash is null or status = 'PENDING'),
        reason text,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((status = 'PENDING') = (decided_by is null))
      );
      create unique index staff_requests_waiting
        on staff_requests ((kind in ('CREATE_ROLE', 'UPDATE_ROLE')), subject) where status = 'PENDING';
      create index staff_requests_requested on staff_requests (requested_at desc, id desc);

      update roles set permissions = permissions ||
               (select array_agg(name) from unnest(array['staff-requests.list', 'staff-requests.decide']) name
                 where not name = any(permissions))
       where key in ('super', 'approver')
         and not permissions @> array['staff-requests.list', 'staff-requests.decide'];
      update roles set permissions = array_append(permissions, 'staff-requests.list')
       where key = 'auditor' and not 'staff-requests.list' = any(permissions);
    `)
  }
}
