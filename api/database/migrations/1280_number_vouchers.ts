import { BaseSchema } from '@adonisjs/lucid/schema'

/** Each entry's number in the journal: from 1, in the order of booking, without gaps. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table ledger.vouchers (
        number bigint primary key check (number > 0),
        entry_id uuid not null unique references ledger.entries (id)
      );
    `)
  }
}
