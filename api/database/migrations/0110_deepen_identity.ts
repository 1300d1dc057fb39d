import { BaseSchema } from '@adonisjs/lucid/schema'

/** Failures in a row of phones and staff alike, sealed bindings, repeatable refreshes, TOTP set-up. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop table code_failures;
      -- Failures in a row, per phone or user name and purpose; names that nobody has count as well,
      -- so that the answers tell nothing.
      create table failed_attempts (
        who text not null,
        purpose text not null,
        failures integer not null,
        last_at timestamptz not null,
        locked_until timestamptz,
        primary key (who, purpose)
      );
      alter table staff_users
        drop column failed_logins,
        drop column locked_until,
        -- Encrypted; waits for the first right code.
        add column totp_pending text;

      -- A keyed hash over code and binding: a binding that was changed in the database is noticed.
      alter table one_time_codes add column seal text not null default '';

      -- The hash of the key under which the token was used: the same use may be repeated.
      alter table refresh_tokens add column used_under text;
      create index refresh_tokens_expires on refresh_tokens (expires_at);
      create index access_tokens_expires on access_tokens (expires_at);

      alter table sandbox_sms add column idempotency_key text unique;
      alter table sms_messages add column failure text;
    `)
  }
}
