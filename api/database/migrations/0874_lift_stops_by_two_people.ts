import { BaseSchema } from '@adonisjs/lucid/schema'

/** To stop an invoice or a credit line one person is enough; to let it go on it takes a second one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders
        add column unfraud_asked_by uuid references staff_users (id),
        add column unfraud_asked_at timestamptz,
        add check ((unfraud_asked_by is null) = (unfraud_asked_at is null)),
        add check (unfraud_asked_by is null or status = 'FRAUD');
      alter table suspensions
        add column lift_asked_by uuid references staff_users (id),
        add column lift_asked_at timestamptz,
        add check ((lift_asked_by is null) = (lift_asked_at is null));
    `)
  }
}
