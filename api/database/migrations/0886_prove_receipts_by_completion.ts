import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A receipt belongs to the payment that was completed with it. What a browser brought to another payment, and the bank
 * did not prove, kept the real one from its receipt before. Saman alone proves nothing but the receipt itself, which
 * nobody can guess: there the first to show it holds it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index payments_receipt;
      create unique index payments_receipt on payments (indicator, gateway_receipt)
        where gateway_receipt is not null
          and (status = 'COMPLETED' or (indicator = 'SAMAN' and status <> 'FINAL_ERROR'));
      create index payments_claimed_receipt on payments (indicator, gateway_receipt)
        where gateway_receipt is not null;
    `)
  }
}
