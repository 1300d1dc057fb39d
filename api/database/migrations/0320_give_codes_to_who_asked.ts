import { BaseSchema } from '@adonisjs/lucid/schema'

/** A code belongs to who asked for it: a session, a browser or a network address, under a keyed hash. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table one_time_codes
        add column asker text not null default '',
        -- Where a stranger to the phone asked from; empty for sessions and browsers that the phone knows.
        add column address text not null default '';
      drop index one_time_codes_subject;
      create index one_time_codes_asker on one_time_codes (purpose, subject, asker, sent_at desc);
      create index one_time_codes_address on one_time_codes (address, sent_at desc) where address <> '';

      -- Their parameters changed; the files of functions make them anew.
      drop function if exists send_code(
        uuid, text, text, text, text, jsonb, text, timestamptz, integer, integer, integer);
      drop function if exists check_code(text, text, text, text, timestamptz, integer, integer);
      drop function if exists pay_invoice(
        uuid, text, bigint, text, integer, uuid, uuid, date, timestamptz, timestamptz, uuid, date,
        uuid, text, text[], uuid[], bigint[], uuid);
    `)
  }
}
