import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who made an account of staff or changed what it may do: for a week the two are not two persons. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table account_changes (
        id uuid primary key,
        kind text not null
          check (kind in ('MADE', 'PASSWORD', 'SECOND_FACTOR', 'UNLOCKED', 'ROLE', 'RIGHTS')),
        -- One account, or all that have a role whose rights were changed.
        staff_id uuid references staff_users (id),
        role text references roles (key),
        changed_by uuid not null references staff_users (id),
        changed_at timestamptz not null,
        check (num_nonnulls(staff_id, role) = 1)
      );
      create index account_changes_changed on account_changes (changed_at);
    `)
  }
}
