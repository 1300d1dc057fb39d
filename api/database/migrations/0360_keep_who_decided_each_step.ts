import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who decided a step may take it back for a minute; decisions from before this have no such person. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table registrations
        add column identity_decided_at timestamptz,
        add column shop_decided_at timestamptz,
        add column docs_decided_at timestamptz,
        add column identity_decided_by uuid references staff_users (id),
        add column shop_decided_by uuid references staff_users (id),
        add column docs_decided_by uuid references staff_users (id);
    `)
  }
}
