import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Money that a bank was told to give back may still go back after two people have booked it: whoever asks to book
 * it all the same says so, and whoever agrees sees it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payment_decisions
        add column despite_reversal boolean not null default false;
      create index payments_booked_despite_reversal on payments (asked_at)
        where status = 'COMPLETED' and reversal_reason is not null;
    `)
  }
}
