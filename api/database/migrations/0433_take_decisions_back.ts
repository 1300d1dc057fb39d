import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nobody decides what they asked for; it is taken back by whoever asked, and by nobody else. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payment_decisions drop constraint payment_decisions_check;
      update payment_decisions set decided_by = requested_by where status = 'WITHDRAWN';
      alter table payment_decisions
        add constraint payment_decisions_decided_by_check
          check (case when status = 'WITHDRAWN' then decided_by = requested_by and decided_by is not null
                      else decided_by is distinct from requested_by end)
    `)
  }
}
