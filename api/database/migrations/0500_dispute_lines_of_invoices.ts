import { BaseSchema } from '@adonisjs/lucid/schema'

/** Owners confirm what they received, or report lines of it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders add column received_at timestamptz;

      create table disputes (
        id uuid primary key,
        order_id uuid not null references orders (id),
        status text not null default 'OPEN' check (
          status in ('OPEN', 'ESCALATED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
        -- What the distributor would lose, and what the owner would get back with its share of the fees.
        goods_amount bigint not null check (goods_amount > 0),
        refund_amount bigint not null,
        note text not null,
        opened_at timestamptz not null,
        -- The supplier's last day to answer; after it, staff decide.
        answer_by date not null,
        decided_at timestamptz,
        decided_by text check (decided_by in ('OWNER', 'SUPPLIER', 'STAFF', 'CANCELLATION')),
        answer text,
        -- The key of the entry that gave the money back.
        entry_key text unique,
        check (refund_amount >= goods_amount),
        check ((status in ('OPEN', 'ESCALATED')) = (decided_at is null)),
        check ((decided_at is null) = (decided_by is null)),
        check ((status = 'ACCEPTED') = (entry_key is not null))
      );
      create unique index disputes_open on disputes (order_id) where status in ('OPEN', 'ESCALATED');
      create index disputes_order on disputes (order_id);
      create index disputes_opened on disputes (opened_at desc, id desc);

      create table dispute_items (
        dispute_id uuid not null references disputes (id),
        line integer not null,
        item_name text not null,
        unit_type text not null,
        qty numeric(15, 3) not null check (qty > 0),
        price bigint not null check (price >= 0),
        reason text not null check (reason in ('MISSING', 'DAMAGED', 'RETURNED')),
        amount bigint not null check (amount >= 0),
        primary key (dispute_id, line)
      );

      -- What is neither collected nor paid out: of an invoice at most one row.
      create view open_disputes as
        select order_id, id, goods_amount, refund_amount from disputes
         where status in ('OPEN', 'ESCALATED');
    `)
  }
}
