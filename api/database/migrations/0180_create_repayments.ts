import { BaseSchema } from '@adonisjs/lucid/schema'

/** What owners repay, and which installments it went to. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table repayments (
        id uuid primary key,
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        -- The one that was meant; null for whatever is open, the oldest first.
        installment_id uuid references installments (id),
        amount bigint not null check (amount > 0),
        -- The gateway payment that brings the missing part; its capture completes the repayment.
        payment_id uuid unique references payments (id),
        -- Less than was meant when the debt or the wallet had shrunk meanwhile; null until it is taken.
        paid_amount bigint check (paid_amount > 0 and paid_amount <= amount),
        created_at timestamptz not null,
        completed_at timestamptz,
        check ((paid_amount is null) = (completed_at is null))
      );
      create index repayments_owner on repayments (owner_type, owner_id, plan, created_at desc);

      create table repayment_parts (
        repayment_id uuid not null references repayments (id),
        installment_id uuid not null references installments (id),
        amount bigint not null check (amount > 0),
        primary key (repayment_id, installment_id)
      );
      create index repayment_parts_installment on repayment_parts (installment_id);

      -- What the close of day looks through: never the cleared ones, which only grow in number.
      create index installments_open on installments (due_date) where status <> 'CLEARED';
      create index credit_lines_end on credit_lines (expires_on);
    `)
  }
}
