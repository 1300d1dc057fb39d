import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A failed transfer is sent again on evidence: the bank's own file, which is kept, or a second person. Failures
 * that were recorded before have neither and wait for a second person.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table settlement_result_files (
        id uuid primary key,
        run_id uuid not null references settlement_runs (id),
        -- SHA-256 of the content, in hex.
        digest text not null,
        content bytea not null,
        imported_by uuid not null references staff_users (id),
        imported_at timestamptz not null,
        unique (run_id, digest)
      );

      alter table payouts
        add column attempt smallint not null default 1 check (attempt >= 1),
        add column failure_file_id uuid references settlement_result_files (id),
        add check (failure_file_id is null or status = 'FAILED');

      -- Each time that a failed transfer went to the bank again: what had failed, and on whose word.
      create table payout_retries (
        payout_id uuid not null references payouts (id),
        attempt smallint not null,
        iban text not null,
        failure text,
        failure_file_id uuid references settlement_result_files (id),
        requested_by uuid not null references staff_users (id),
        approved_by uuid references staff_users (id),
        sent_at timestamptz not null,
        primary key (payout_id, attempt),
        check (approved_by is distinct from requested_by),
        constraint retry_on_evidence check (num_nonnulls(failure_file_id, approved_by) > 0)
      );
    `)
  }
}
