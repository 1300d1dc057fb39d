import { BaseSchema } from '@adonisjs/lucid/schema'

/** A debt that is long past due leaves the books as a loss; it is still owed, and what comes of it later is kept apart. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table write_offs (
        id uuid primary key,
        line_id uuid not null references credit_lines (id),
        approval_id uuid not null unique references approvals (id),
        -- Of the installments; the late fees were taken back as income.
        amount bigint not null check (amount > 0),
        late_fees bigint not null check (late_fees >= 0),
        reason text not null,
        requested_by uuid not null references staff_users (id),
        approved_by uuid not null references staff_users (id),
        written_off_at timestamptz not null
      );
      create index write_offs_line on write_offs (line_id);
      create index write_offs_written on write_offs (written_off_at desc, id desc);

      alter table installments
        add column write_off_id uuid references write_offs (id),
        add column written_off_amount bigint check (written_off_amount > 0),
        add check ((write_off_id is null) = (written_off_amount is null));
      create index installments_write_off on installments (write_off_id) where write_off_id is not null;

      -- What came of a debt that had been written off: it frees no credit.
      alter table repayment_parts add column is_recovery boolean not null default false;
    `)
  }
}
