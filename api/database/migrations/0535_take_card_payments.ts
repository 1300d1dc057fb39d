import { BaseSchema } from '@adonisjs/lucid/schema'

/** Merchants, their devices, and what these ask for with a card. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table merchants (
        id uuid primary key,
        number integer generated always as identity (start with 100001) unique,
        distributor_id uuid not null references distributors (id),
        -- One branch alone, or the distributor as a whole.
        branch_id uuid references distributor_branches (id),
        name text not null,
        due_date_in_days integer not null check (due_date_in_days > 0),
        active boolean not null default true,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index merchants_created on merchants (created_at desc, id desc);
      create index merchants_distributor on merchants (distributor_id);

      create table devices (
        id uuid primary key,
        terminal integer generated always as identity (start with 10000001) unique,
        merchant_id uuid not null references merchants (id),
        serial text not null unique,
        status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'DISABLED')),
        -- Its token; none before a second person has activated it.
        partner_client_id uuid unique references partner_clients (id),
        registered_by uuid not null references staff_users (id),
        activated_by uuid references staff_users (id),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (status <> 'ACTIVE' or partner_client_id is not null),
        check ((partner_client_id is null) = (activated_by is null)),
        check (activated_by <> registered_by)
      );
      create index devices_merchant on devices (merchant_id);
      create index devices_created on devices (created_at desc, id desc);

      create table cpg_containers (
        id uuid primary key,
        merchant_id uuid not null references merchants (id),
        device_id uuid not null references devices (id),
        reference text not null,
        amount bigint not null check (amount > 0),
        description text not null,
        status text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'CANCELED')),
        expires_at timestamptz not null,
        created_at timestamptz not null,
        unique (device_id, reference)
      );
      create index cpg_containers_merchant on cpg_containers (merchant_id);

      create table card_payments (
        id uuid primary key,
        device_id uuid not null references devices (id),
        -- The device's own number of it.
        reference text not null,
        status text not null check (status in ('PAID', 'REFUSED', 'REVERSED')),
        amount bigint not null check (amount > 0),
        -- Null for a reversal that came before its payment.
        card_id uuid references cards (id),
        payment_source text check (payment_source in ('CREDIT', 'WALLET')),
        container_id uuid references cpg_containers (id),
        -- Made in the same transaction, right after it.
        order_id uuid unique references orders (id) deferrable initially deferred,
        refusal text,
        created_at timestamptz not null,
        reversed_at timestamptz,
        unique (device_id, reference),
        check ((status = 'REFUSED') = (refusal is not null)),
        check ((status = 'REVERSED') = (reversed_at is not null)),
        check (status <> 'PAID' or order_id is not null),
        check (status <> 'REFUSED' or order_id is null),
        check ((card_id is null) = (payment_source is null)),
        check (order_id is null or card_id is not null)
      );
      create index card_payments_created on card_payments (created_at desc, id desc);
      -- What a card has spent on a day.
      create index card_payments_card on card_payments (card_id, created_at);
      create unique index card_payments_container on card_payments (container_id)
        where order_id is not null;
    `)
  }
}
