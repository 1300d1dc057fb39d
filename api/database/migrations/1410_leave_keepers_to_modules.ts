import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who keeps a card, and the contracts behind it, are views that the modules publish. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('drop view card_contracts; drop view card_keepers')
  }
}
