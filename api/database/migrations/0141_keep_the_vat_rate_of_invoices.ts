import { BaseSchema } from '@adonisjs/lucid/schema'

/** The VAT inside the product fee is reversed at the rate at which it was charged. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders add column vat_rate_ppm integer;
      -- The first shape of the function, replaced by one with more parameters.
      drop function if exists pay_invoice(uuid, text, bigint, text, uuid, uuid, date, timestamptz,
        timestamptz, uuid, date, uuid, text, text[], uuid[], bigint[], uuid);
    `)
  }
}
