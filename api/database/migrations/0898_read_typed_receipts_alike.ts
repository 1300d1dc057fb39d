import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The number of a transfer is typed by people: with blanks, dashes or zeros before it, it is the same one. What a gateway
 * gave is compared letter by letter.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create unique index payments_typed_receipt on payments
        (ltrim(upper(regexp_replace(gateway_receipt, '[^[:alnum:]]', '', 'g')), '0'))
        where indicator = 'OFFLINE' and status = 'COMPLETED' and gateway_receipt is not null;
      drop index gateway_deposits_known;
      create unique index gateway_deposits_typed on gateway_deposits
        (indicator, ltrim(upper(regexp_replace(tracking_number, '[^[:alnum:]]', '', 'g')), '0'))
        where reversed_at is null;
    `)
  }
}
