import { BaseSchema } from '@adonisjs/lucid/schema'

/** The dashboard's trends look at the last days alone, whatever lies before them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index orders_paid_at on orders (paid_at desc, id desc) where paid_at is not null;
      create index credit_lines_allocated_at on credit_lines (allocated_at desc, id desc);
    `)
  }
}
