import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a card cannot be without; its batches for the printer, its parcels, and what the sandbox issuer keeps. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table cards
        alter column owner_type set not null,
        alter column owner_id set not null,
        alter column plan set not null,
        alter column number_encrypted set not null,
        alter column number_index set not null,
        alter column last_four set not null,
        alter column expires_on set not null,
        add constraint cards_status check (status in (
          'CREATED', 'PRINT_PENDING', 'PRINTED', 'DELIVERED', 'ENABLED', 'DISABLED', 'BLOCKED'));
      create index cards_owner on cards (owner_type, owner_id, plan, created_at desc, id desc);
      create unique index cards_number on cards (number_index);
      create unique index cards_replaced on cards (replaces_id);
      -- An owner has one card in a plan that may be used; one that was taken out of use makes room.
      create unique index cards_live on cards (owner_type, owner_id, plan)
        where status not in ('BLOCKED', 'DISABLED');
      create index cards_created on cards (created_at desc, id desc);

      create table print_batches (
        id uuid primary key,
        number integer generated always as identity unique,
        created_by uuid not null references staff_users (id),
        created_at timestamptz not null
      );
      -- What a file asked the printer for, and what became of it; PENDING until the printer has answered.
      create table print_batch_cards (
        batch_id uuid not null references print_batches (id),
        card_id uuid not null references cards (id),
        row integer not null,
        status text not null default 'PENDING' check (status in ('PENDING', 'PRINTED', 'FAILED')),
        reason text,
        answered_at timestamptz,
        primary key (batch_id, card_id)
      );
      create unique index print_batch_cards_open on print_batch_cards (card_id) where status = 'PENDING';

      create table parcels (
        id uuid primary key,
        card_id uuid not null references cards (id),
        status text not null default 'CREATED' check (status in (
          'CREATED', 'ACCEPTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED_DELIVERY',
          'RETURNED_TO_SENDER')),
        -- Where it goes; what the holder changes afterwards changes no parcel.
        address jsonb not null,
        -- The courier's number, once the courier has taken it.
        tracking_number text,
        created_at timestamptz not null,
        moved_at timestamptz not null
      );
      create index parcels_card on parcels (card_id, created_at desc, id desc);
      create unique index parcels_open on parcels (card_id)
        where status not in ('DELIVERED', 'RETURNED_TO_SENDER');
      create index parcels_created on parcels (created_at desc, id desc);

      -- What the sandbox issuer knows of a card: nothing that gives a PIN away.
      create table sandbox_issuer_cards (
        card_id uuid primary key,
        pin_hash text,
        status text not null default 'ISSUED' check (status in ('ISSUED', 'BLOCKED', 'CLOSED'))
      );
    `)
  }
}
