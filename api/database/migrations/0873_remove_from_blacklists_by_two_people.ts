import { BaseSchema } from '@adonisjs/lucid/schema'

/** To keep somebody out one person is enough; to let them in again it takes a second one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table blacklist_entries
        add column removal_asked_by uuid references staff_users (id),
        add column removal_asked_at timestamptz,
        add check ((removal_asked_by is null) = (removal_asked_at is null));
    `)
  }
}
