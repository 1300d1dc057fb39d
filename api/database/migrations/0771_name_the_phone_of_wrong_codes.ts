import { BaseSchema } from '@adonisjs/lucid/schema'

/** Wrong codes are kept under a keyed hash of who tried; the phone they were tried for is what support is asked about. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table failed_attempts add column phone text;
      create index failed_attempts_phone on failed_attempts (phone) where phone is not null;
      -- Its parameters changed; the files of functions make it anew.
      drop function if exists note_failure(text, text, timestamptz, integer);
    `)
  }
}
