import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Closed as not paid is what was known then. The bank is asked on for thirty days, which begins with what was closed
 * in the last thirty; each answer keeps the receipt that came with it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payments
        -- System time, as of everything between us and a bank.
        add column closed_at timestamptz,
        add column ask_again_at timestamptz;
      update payments
         set closed_at = coalesce(asked_at, callback_at, opened_at),
             ask_again_at = case when indicator <> 'OFFLINE' then now() end
       where status = 'FINAL_ERROR' and opened_at > now() - interval '30 days';
      create index payments_ask_again on payments (ask_again_at)
        where status = 'FINAL_ERROR' and ask_again_at is not null;

      alter table payment_bank_answers
        add column receipt text check (length(receipt) <= 100);
    `)
  }
}
