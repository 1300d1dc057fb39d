import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who reviews the holder of a company's card at this moment. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table card_holders
        add column claimed_by uuid references staff_users (id),
        add column claimed_until timestamptz;
    `)
  }
}
