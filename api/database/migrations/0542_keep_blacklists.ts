import { BaseSchema } from '@adonisjs/lucid/schema'

/** Phones, codes and accounts with which the bank does no new business. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table blacklist_entries (
        id uuid primary key,
        kind text not null check (kind in ('PHONE', 'NATIONAL_CODE', 'COMPANY_ID', 'IBAN')),
        -- The value itself is read by nobody but the product: found by a keyed index, shown by its last four characters.
        value_encrypted text not null,
        value_index text not null,
        last_four text not null,
        reason text not null,
        -- The last day; none for good.
        until date,
        added_by uuid not null references staff_users (id),
        added_at timestamptz not null,
        removed_by uuid references staff_users (id),
        removed_at timestamptz,
        remove_reason text,
        check ((removed_at is null) = (removed_by is null)),
        check ((removed_at is null) = (remove_reason is null))
      );
      create unique index blacklist_entries_listed on blacklist_entries (kind, value_index) where removed_at is null;
      create index blacklist_entries_added on blacklist_entries (added_at desc, id desc);
    `)
  }
}
