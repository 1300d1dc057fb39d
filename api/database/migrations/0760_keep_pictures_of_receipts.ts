import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a customer shows of a transfer: one picture for a payment, which the next one replaces. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table receipt_pictures (
        payment_id uuid primary key references payments (id),
        file_key text not null unique,
        mime_type text not null,
        bytes integer not null check (bytes > 0),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        sent_at timestamptz not null
      );
    `)
  }
}
