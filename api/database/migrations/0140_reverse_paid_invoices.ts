import { BaseSchema } from '@adonisjs/lucid/schema'

/** A return clears an installment without a payment; each payment gets a number of the bank. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create sequence bank_references start 100000;

      alter table installments
        drop constraint installments_check,
        drop constraint installments_check1,
        -- What a return or a cancellation took back; it was never paid.
        add column reversed_amount bigint not null default 0 check (reversed_amount >= 0),
        add constraint installments_paid check (
          paid_amount >= 0 and paid_amount + reversed_amount <= amount),
        add constraint installments_cleared check (
          (status = 'CLEARED') = (paid_amount + reversed_amount = amount));
    `)
  }
}
