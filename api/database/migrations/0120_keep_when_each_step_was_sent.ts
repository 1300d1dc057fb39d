import { BaseSchema } from '@adonisjs/lucid/schema'

/** The queue is ordered by the oldest step that still waits: the database derives it from the steps. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table registrations
        add column identity_sent_at timestamptz,
        add column shop_sent_at timestamptz,
        add column docs_sent_at timestamptz,
        drop column waiting_since;
      alter table registrations add column waiting_since timestamptz generated always as (
        least(
          case when identity_status = 'PENDING' then identity_sent_at end,
          case when shop_status = 'PENDING' then shop_sent_at end,
          case when docs_status = 'PENDING' then docs_sent_at end
        )
      ) stored;
      create index registrations_queue on registrations (waiting_since, id)
        where waiting_since is not null;
      create index registrations_newest on registrations (created_at desc, id desc);
    `)
  }
}
