import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How long a customer is at the bank is measured by the clock on the wall, however far the business day
 * is moved: `opened_at` and `callback_at` are system time. Of payments from before nobody knows how far
 * it was moved then; reckoned by today's distance, none is taken for younger than it is.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payments add column opened_at timestamptz not null default now();
      update payments set opened_at = created_at - moved.by, callback_at = callback_at - moved.by
        from (select make_interval(days => advanced_days) as by from business_clock) moved;

      drop index payments_open;
      create index payments_open on payments (opened_at)
        where status in ('REDIRECTED', 'CALLBACK_RECEIVED');
    `)
  }
}
