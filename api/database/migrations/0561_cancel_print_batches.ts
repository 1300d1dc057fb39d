import { BaseSchema } from '@adonisjs/lucid/schema'

/** A batch whose answer never comes is cancelled by two people; the post's answers come in files. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table print_batch_cards drop constraint print_batch_cards_status_check;
      alter table print_batch_cards add constraint print_batch_cards_status_check
        check (status in ('PENDING', 'PRINTED', 'FAILED', 'CANCELED'));

      create table print_requests (
        id uuid primary key,
        batch_id uuid not null references print_batches (id),
        kind text not null check (kind in ('CANCEL_BATCH')),
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
      create unique index print_requests_waiting on print_requests (batch_id) where status = 'PENDING';
      create index print_requests_requested on print_requests (requested_at desc, id desc);

      -- What the post has answered, so that the same file is not taken twice.
      create table post_answer_files (
        digest text primary key,
        imported_by uuid not null references staff_users (id),
        imported_at timestamptz not null
      );
      create index parcels_tracking_number on parcels (tracking_number);
    `)
  }
}
