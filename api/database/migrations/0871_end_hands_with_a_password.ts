import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whoever gave an account its sign-in holds it until its holder has another password, however long that takes: seven
 * days of waiting made two persons of one.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table account_changes
        -- Null: until the holder has changed the password.
        add column ends_at timestamptz,
        -- A second factor of the holder, which whoever gave the password does not have.
        add column had_second_factor boolean not null default false;
      update account_changes change set ends_at = changed_at + interval '7 days'
        where not (kind in ('MADE', 'PASSWORD') and exists (
          select from staff_users member
           where member.id = change.staff_id and member.must_change_password));
      drop index account_changes_changed;
      create index account_changes_ends on account_changes (ends_at);
    `)
  }
}
