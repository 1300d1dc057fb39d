import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is switched off stays where it was chosen, and is offered no more. Nothing is deleted. */
export default class extends BaseSchema {
  override async up() {
    for (const table of ['provinces', 'cities', 'districts', 'guilds']) {
      this.schema.raw(`alter table ${table} add column active boolean not null default true`)
    }
    // Above all numbers that ship, now or later.
    this.schema.raw('create sequence own_place_ids as integer start 1000000001')
  }
}
