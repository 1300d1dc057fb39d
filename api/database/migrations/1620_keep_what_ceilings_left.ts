import { BaseSchema } from '@adonisjs/lucid/schema'

/** A repeated card payment is told the first outcome: what its ceiling left then too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table card_payments add column refusal_left bigint,
        add constraint card_payments_left_by_ceiling check (refusal_left is null or (refusal_left >= 0
          and refusal in ('AMOUNT_TOO_HIGH', 'DAILY_LIMIT', 'MONTHLY_CEILING')))`)
  }
}
