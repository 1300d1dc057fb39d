import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff write down about a customer or a file, for other staff. Written once, never changed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table notes (
        id uuid primary key,
        user_id uuid references users (id),
        registration_id uuid references registrations (id),
        text text not null check (char_length(text) between 1 and 2000),
        written_by uuid not null references staff_users (id),
        written_at timestamptz not null,
        -- A note is about one thing.
        check (num_nonnulls(user_id, registration_id) = 1)
      );
      create index notes_of_user on notes (user_id, written_at desc, id desc) where user_id is not null;
      create index notes_of_registration on notes (registration_id, written_at desc, id desc)
        where registration_id is not null;
      update roles set permissions = array_append(permissions, 'notes.write')
       where key in ('super', 'kyc', 'credit', 'approver', 'legal', 'card', 'finance', 'support')
         and not 'notes.write' = any(permissions);
    `)
  }
}
