import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A receipt belongs to the payment that the bank verified with it, or is being asked about. Whoever only
 * claimed it, and was not believed, must not keep the payment that it was given to from being completed.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index payments_receipt;
      create unique index payments_receipt on payments (indicator, gateway_receipt)
        where gateway_receipt is not null and status <> 'FINAL_ERROR';
    `)
  }
}
