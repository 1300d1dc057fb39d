import { BaseSchema } from '@adonisjs/lucid/schema'

/** Messages of one kind that follow each other are counted, and told as one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table message_bundles (
        -- The kind, who causes it and the phone.
        key text primary key,
        phone text not null,
        template text not null,
        -- What the message says beside count and amount.
        params jsonb not null,
        -- How many were sent one by one before counting began.
        sent integer not null default 1 check (sent > 0),
        count integer not null default 0 check (count >= 0),
        amount bigint not null default 0 check (amount >= 0),
        closes_at timestamptz not null
      );
      create index message_bundles_by_end on message_bundles (closes_at);
    `)
  }
}
