import { BaseSchema } from '@adonisjs/lucid/schema'

/** The orders in which the longest lists are opened, each with the id that cursors end with. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index users_created_at on users (created_at desc, id desc);
      create index payments_created_at on payments (created_at desc, id desc);
      create index installments_due_date on installments (due_date, id);
    `)
  }
}
