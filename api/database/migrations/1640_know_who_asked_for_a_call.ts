import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who left which request, so that they alone read that it waits: a browser or a customer, kept as a hash. Each asker has a row of
 * their own also where their leads are one, and learns nothing of the other's.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table contact_askers (
        asker text not null,
        kind text not null check (kind in ('LEAD', 'CALL_INFO')),
        phone text not null,
        contact_id uuid references contacts (id),
        asked_at timestamptz not null,
        primary key (asker, kind, phone)
      )`)
  }
}
