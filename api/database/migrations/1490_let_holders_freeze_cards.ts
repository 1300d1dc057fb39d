import { BaseSchema } from '@adonisjs/lucid/schema'

/** A holder closes a card for a while; a frozen one is still the live card of its holder. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table cards
        drop constraint cards_status,
        add constraint cards_status check (status in (
          'CREATED', 'PRINT_PENDING', 'PRINTED', 'DELIVERED', 'ENABLED', 'FROZEN', 'DISABLED', 'BLOCKED'));
    `)
  }
}
