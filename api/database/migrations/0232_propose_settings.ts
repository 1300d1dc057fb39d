import { BaseSchema } from '@adonisjs/lucid/schema'

/** What one member of staff wants a setting that guards money to be; a second one makes it so. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table setting_proposals (
        key text primary key,
        value jsonb not null,
        proposed_by uuid not null references staff_users (id),
        proposed_at timestamptz not null
      );
    `)
  }
}
