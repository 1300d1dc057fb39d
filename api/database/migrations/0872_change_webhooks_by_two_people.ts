import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever names the address reads every invoice of a partner, and whoever has the key tells it what was paid. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table partner_requests drop constraint partner_requests_kind_check;
      alter table partner_requests add constraint partner_requests_kind_check
        check (kind in ('CREATE', 'TOKEN', 'WEBHOOK', 'WEBHOOK_KEY'));
      alter table webhook_endpoints
        add column key_granted_to uuid references staff_users (id),
        add column key_granted_until timestamptz,
        -- False until the first key was taken: nobody knows it, and it signs nothing beside the next one.
        add column key_taken boolean not null default true,
        add check ((key_granted_to is null) = (key_granted_until is null));
    `)
  }
}
