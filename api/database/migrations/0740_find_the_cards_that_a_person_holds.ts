import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who held a company's card, and holds it no more, finds it too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index card_holders_user;
      create index card_holders_user on card_holders (user_id);
    `)
  }
}
