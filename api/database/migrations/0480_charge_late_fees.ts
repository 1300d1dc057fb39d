import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is past due costs a fee each day, beside the line; staff may forgive it, much of it two of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- One for each installment that was ever charged; its days stand below.
      create table late_fees (
        id uuid primary key,
        installment_id uuid not null unique references installments (id),
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        charged bigint not null default 0,
        paid bigint not null default 0 check (paid >= 0),
        forgiven bigint not null default 0 check (forgiven >= 0),
        last_day date not null,
        created_at timestamptz not null,
        constraint late_fee_holds check (paid + forgiven <= charged)
      );
      create index late_fees_owner on late_fees (owner_type, owner_id, plan);
      create index late_fees_last_day on late_fees (last_day desc, id desc);

      -- A day is charged once, whatever is run twice.
      create table late_fee_charges (
        late_fee_id uuid not null references late_fees (id),
        day date not null,
        -- What was past due then, without any fee: fees never compound.
        base bigint not null check (base > 0),
        rate_ppm integer not null check (rate_ppm > 0),
        amount bigint not null check (amount > 0),
        primary key (late_fee_id, day)
      );

      create table late_fee_payments (
        repayment_id uuid not null references repayments (id),
        late_fee_id uuid not null references late_fees (id),
        amount bigint not null check (amount > 0),
        primary key (repayment_id, late_fee_id)
      );
      create index late_fee_payments_fee on late_fee_payments (late_fee_id);

      create table late_fee_requests (
        id uuid primary key,
        late_fee_id uuid not null references late_fees (id),
        kind text not null check (kind in ('FORGIVE')),
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
      create unique index late_fee_requests_waiting
        on late_fee_requests (late_fee_id) where status = 'PENDING';
      create index late_fee_requests_requested on late_fee_requests (requested_at desc, id desc);
    `)
  }
}
