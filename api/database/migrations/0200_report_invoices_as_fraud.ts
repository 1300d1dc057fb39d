import { BaseSchema } from '@adonisjs/lucid/schema'

/** A reported invoice remembers what it was; nobody could report one but by hand until now. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders add column status_before_fraud text;
      update orders set status_before_fraud = case when paid_at is null then 'CREATED' else 'COMPLETED' end
       where status = 'FRAUD';
      alter table orders add constraint orders_fraud check (
        (status = 'FRAUD') = (status_before_fraud is not null));

      update roles set permissions = array_append(permissions, 'orders.fraud')
       where key in ('credit', 'finance') and not 'orders.fraud' = any(permissions);
    `)
  }
}
