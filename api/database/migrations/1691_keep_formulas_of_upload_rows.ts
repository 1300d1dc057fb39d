import { BaseSchema } from '@adonisjs/lucid/schema'

/** A line says itself which of its cells hold a formula that nobody has worked out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table order_upload_rows add column formulas text[] not null default '{}';
      update order_upload_rows set formulas = array[field]
        where field is not null and message like '%فرمولی هست که حساب نشده است%';
    `)
  }
}
