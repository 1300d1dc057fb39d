import { BaseSchema } from '@adonisjs/lucid/schema'

/** Runs that pay distributors, with the transfers of each and what was left out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- False again when a return changes what was settled: the next run nets the difference.
      alter table orders add column payout_settled boolean not null default false;
      create index orders_unsettled on orders (distributor_id)
        where paid_at is not null and not payout_settled;

      -- What being paid early costs a year; null for distributors that are paid at maturity alone.
      alter table distributor_fees
        add column discount_yearly_ppm integer check (discount_yearly_ppm between 0 and 1000000);

      create sequence payout_references start 700000;

      create table settlement_runs (
        id uuid primary key,
        kind text not null,
        up_to date not null,
        status text not null default 'PREVIEW',
        created_by uuid not null references staff_users (id),
        created_at timestamptz not null,
        approved_by uuid references staff_users (id),
        approved_at timestamptz,
        finished_at timestamptz,
        check (approved_by is distinct from created_by)
      );
      create index settlement_runs_created on settlement_runs (created_at desc, id desc);

      create table payouts (
        id uuid primary key,
        run_id uuid not null references settlement_runs (id),
        reference text not null unique,
        distributor_id uuid not null references distributors (id),
        iban text not null,
        gross bigint not null,
        discount bigint not null check (discount >= 0),
        net bigint not null check (net > 0 and net = gross - discount),
        status text not null default 'PENDING',
        tracking_number text,
        failure text,
        answered_at timestamptz,
        unique (run_id, distributor_id)
      );

      -- A return after an earlier run makes a negative item.
      create table payout_items (
        payout_id uuid not null references payouts (id),
        order_id uuid not null references orders (id),
        amount bigint not null check (amount <> 0),
        discount bigint not null default 0,
        primary key (payout_id, order_id)
      );
      create index payout_items_order on payout_items (order_id);

      create table run_exclusions (
        run_id uuid not null references settlement_runs (id),
        distributor_id uuid not null references distributors (id),
        reason text not null,
        amount bigint not null,
        invoices integer not null,
        primary key (run_id, distributor_id)
      );
    `)
  }
}
