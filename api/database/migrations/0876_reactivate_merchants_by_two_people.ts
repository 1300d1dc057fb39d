import { BaseSchema } from '@adonisjs/lucid/schema'

/** To close a merchant one person is enough; its devices charge cards again when a second one asks for it too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table merchants
        add column reactivation_asked_by uuid references staff_users (id),
        add column reactivation_asked_at timestamptz,
        add check ((reactivation_asked_by is null) = (reactivation_asked_at is null)),
        add check (reactivation_asked_by is null or not active);
    `)
  }
}
