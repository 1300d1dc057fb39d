import { BaseSchema } from '@adonisjs/lucid/schema'

/** The lists of the back-office: names as a Persian reader expects, invoices by their own date. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table distributors alter column name type text collate "fa-x-icu";
      alter table distributor_branches alter column name type text collate "fa-x-icu";
      create index orders_invoiced on orders (invoiced_at desc, id desc);
      create index installments_listed on installments (due_date, id);
      drop index installments_due;
      create index orders_pending_close on orders (payable_until) where status = 'CREATED';
    `)
  }
}
