import { BaseSchema } from '@adonisjs/lucid/schema'

/** Staff's failures are kept under keyed hashes of name and address; places of right sign-ins are known. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      delete from failed_attempts where purpose in ('STAFF_SIGN_IN', 'STAFF_PASSWORD');
      -- Keyed hashes of a user name with an address from which it has signed in.
      create table sign_in_places (
        place text primary key,
        last_at timestamptz not null
      );
      create index sign_in_places_last_at on sign_in_places (last_at);
    `)
  }
}
