import { BaseSchema } from '@adonisjs/lucid/schema'

/** What partners' programs are told of their invoices. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- Numbers the changes of invoices; taken under the lock of the invoice's row.
      create sequence order_changes;

      create table webhook_endpoints (
        partner_client_id uuid primary key references partner_clients (id),
        url text not null,
        -- Encrypted. While a rotation lasts, the one before signs as well.
        secret text not null,
        previous_secret text,
        previous_valid_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((previous_secret is null) = (previous_valid_until is null))
      );

      create table webhook_deliveries (
        -- The id of the event: the same at every try.
        id uuid primary key,
        partner_client_id uuid not null references partner_clients (id),
        order_id uuid not null references orders (id),
        change bigint not null,
        event text not null,
        -- The bytes that are signed and sent.
        body text not null,
        status text not null default 'PENDING',
        -- Since it was put in line the last time.
        tries integer not null default 0,
        next_try_at timestamptz,
        -- Who is sending it now, and until when that is believed.
        claim uuid,
        claimed_until timestamptz,
        last_tried_at timestamptz,
        last_failure text,
        last_response_status integer,
        delivered_at timestamptz,
        created_at timestamptz not null,
        -- A change is told once.
        unique (order_id, change),
        check ((status = 'PENDING') = (next_try_at is not null)),
        check ((claim is null) = (claimed_until is null))
      );
      create index webhook_deliveries_created on webhook_deliveries (created_at desc, id desc);
      create index webhook_deliveries_partner
        on webhook_deliveries (partner_client_id, created_at desc, id desc);
      create index webhook_deliveries_due on webhook_deliveries (next_try_at) where status = 'PENDING';

      create table webhook_attempts (
        id uuid primary key,
        delivery_id uuid not null references webhook_deliveries (id),
        at timestamptz not null,
        url text,
        duration_ms integer not null,
        response_status integer,
        failure text,
        response_excerpt text
      );
      create index webhook_attempts_delivery on webhook_attempts (delivery_id, at);
    `)
  }
}
