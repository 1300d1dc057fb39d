import { BaseSchema } from '@adonisjs/lucid/schema'

/** The box that searches everything asks for these as they stand. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index cards_last_four on cards (last_four);
      create index payments_reference_folded on payments (lower(reference_code));
      create index payments_receipt_folded on payments (lower(gateway_receipt))
        where gateway_receipt is not null;
    `)
  }
}
