import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create sequence order_references start 1000000;

      create table orders (
        id uuid primary key,
        reference_number text not null unique,
        distributor_id uuid not null references distributors (id),
        branch_id uuid references distributor_branches (id),
        partner_client_id uuid not null references partner_clients (id),
        external_id text not null,
        -- The same sale again has the same hash; another content under one number is a conflict.
        content_hash text not null,
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        grand_total_amount bigint not null check (grand_total_amount > 0),
        kasbeno_fee_amount bigint not null check (kasbeno_fee_amount >= 0),
        bank_fee_amount bigint not null check (bank_fee_amount >= 0),
        refund_amount bigint not null default 0 check (refund_amount >= 0),
        due_date_in_days integer not null check (due_date_in_days > 0),
        invoiced_at timestamptz not null,
        status text not null default 'CREATED',
        payment_source text,
        bank_reference_number text unique,
        paid_at timestamptz,
        -- The last day on which it can be paid; after it, the invoice closes.
        payable_until date not null,
        cancel_reason text,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (distributor_id, external_id),
        check ((paid_at is null) = (payment_source is null))
      );
      create index orders_owner on orders (owner_type, owner_id, plan, status, created_at desc);
      create index orders_created on orders (created_at desc, id desc);
      create index orders_distributor on orders (distributor_id, created_at desc);
      create index orders_search on orders using gin (search_key gin_trgm_ops);

      create table order_items (
        order_id uuid not null references orders (id),
        line integer not null,
        item_name text not null,
        unit_type text not null,
        qty numeric(15, 3) not null check (qty > 0),
        price bigint not null check (price >= 0),
        primary key (order_id, line)
      );

      create table installments (
        id uuid primary key,
        order_id uuid not null unique references orders (id),
        amount bigint not null check (amount > 0),
        paid_amount bigint not null default 0,
        status text not null default 'AWAITING_DUE_DATE',
        due_date date not null,
        cleared_at timestamptz,
        created_at timestamptz not null,
        check (paid_amount between 0 and amount),
        check ((status = 'CLEARED') = (paid_amount = amount))
      );
      create index installments_due on installments (due_date) where status <> 'CLEARED';
    `)
  }
}
