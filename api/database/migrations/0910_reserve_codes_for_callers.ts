import { BaseSchema } from '@adonisjs/lucid/schema'

/** Support holds one code for who called, whatever strangers have asked for; who types its number is sent it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table reserved_codes (
        id uuid primary key,
        phone text not null,
        number_hash text not null,
        reserved_at timestamptz not null,
        expires_at timestamptz not null,
        -- The code that it was used for. It may outlive it, since codes are kept for longer.
        code_id uuid
      );
      create index reserved_codes_phone on reserved_codes (phone, reserved_at desc);
      create index reserved_codes_code on reserved_codes (code_id) where code_id is not null;

      -- Its parameters changed; the file of functions makes it anew.
      drop function if exists send_code(
        uuid, text, text, text, text, text, text, text, jsonb, text, timestamptz, integer, integer, integer, integer,
        integer);
    `)
  }
}
