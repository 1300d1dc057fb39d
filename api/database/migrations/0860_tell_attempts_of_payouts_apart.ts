import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Each attempt of a transfer has a reference of its own, which the bank's answer brings back; what the bank said of
 * it is kept row by row, and what contradicts is an alarm that people work to its end.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table payout_attempts (
        payout_id uuid not null references payouts (id),
        attempt smallint not null check (attempt >= 1),
        reference text not null unique,
        primary key (payout_id, attempt)
      );
      -- The files that are with the bank name the attempt under way by its payment id.
      insert into payout_attempts (payout_id, attempt, reference)
      select id, attempt, reference from payouts
      union all
      select retry.payout_id, retry.attempt, payouts.reference || '-' || retry.attempt
        from payout_retries retry join payouts on payouts.id = retry.payout_id
       where retry.attempt <> payouts.attempt;

      create table payout_answers (
        id uuid primary key,
        payout_id uuid not null,
        attempt smallint not null,
        -- SHA-256 of what the row says, in hex, whatever file it stands in.
        digest text not null,
        status text not null check (status in ('PAID', 'FAILED')),
        amount bigint,
        tracking_number text,
        reason text,
        -- Null for what somebody typed in.
        file_id uuid references settlement_result_files (id),
        imported_by uuid not null references staff_users (id),
        imported_at timestamptz not null,
        unique (payout_id, attempt, digest),
        foreign key (payout_id, attempt) references payout_attempts
      );

      insert into payout_answers
             (id, payout_id, attempt, digest, status, reason, file_id, imported_by, imported_at)
      select gen_random_uuid(), payouts.id, payouts.attempt, 'file ' || file.digest, 'FAILED',
             payouts.failure, file.id, file.imported_by, file.imported_at
        from payouts join settlement_result_files file on file.id = payouts.failure_file_id;

      create table payout_requests (
        id uuid primary key,
        payout_id uuid not null references payouts (id),
        kind text not null check (kind in ('RETURNED', 'KEEP', 'PAID')),
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
        check (status <> 'WITHDRAWN' or decided_by = requested_by),
        check (status <> 'APPROVED' or decided_by <> requested_by)
      );
      create unique index payout_requests_waiting on payout_requests (payout_id)
        where status = 'PENDING';
      create index payout_requests_requested on payout_requests (requested_at desc, id desc);

      create table payout_alarms (
        -- The answer that contradicts.
        id uuid primary key references payout_answers (id),
        payout_id uuid not null references payouts (id),
        kind text not null check (kind in
          ('OTHER_TRACKING_NUMBER', 'FAILED_AFTER_PAID', 'PAID_AFTER_FAILED', 'PAID_AFTER_RESEND')),
        raised_at timestamptz not null,
        resolved_by uuid references payout_requests (id),
        resolved_at timestamptz,
        check ((resolved_by is null) = (resolved_at is null))
      );
      create index payout_alarms_open on payout_alarms (payout_id) where resolved_at is null;
      create index payout_alarms_raised on payout_alarms (raised_at desc, id desc);
    `)
  }
}
