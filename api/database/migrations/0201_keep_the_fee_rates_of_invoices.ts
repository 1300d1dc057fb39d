import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A return is reckoned at the rates of its sale. Invoices from before take those of today: nobody has
 * written down what they were, and of a paid one no fee rises above what was charged.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders
        add column product_fee_ppm integer check (product_fee_ppm >= 0),
        add column bank_fee_yearly_ppm integer check (bank_fee_yearly_ppm >= 0);
      update orders set (product_fee_ppm, bank_fee_yearly_ppm) = (
        select product_fee_ppm, bank_fee_yearly_ppm from distributor_fees fee
         where fee.distributor_id = orders.distributor_id or fee.distributor_id is null
         order by fee.distributor_id nulls last limit 1);
      -- No terms at all, not even of the house: then nothing was charged.
      update orders set product_fee_ppm = 0, bank_fee_yearly_ppm = 0 where product_fee_ppm is null;
      alter table orders
        alter column product_fee_ppm set not null,
        alter column bank_fee_yearly_ppm set not null;
    `)
  }
}
