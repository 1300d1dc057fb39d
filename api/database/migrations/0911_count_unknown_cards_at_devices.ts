import { BaseSchema } from '@adonisjs/lucid/schema'

/** A number that is no card of ours counts as a card at a device too, under a keyed index. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table device_wrong_pins
        drop constraint device_wrong_pins_pkey,
        alter column card_id drop not null,
        add column number_index text,
        add constraint device_wrong_pins_one check (num_nonnulls(card_id, number_index) = 1),
        add constraint device_wrong_pins_once unique nulls not distinct (device_id, day, card_id, number_index);
    `)
  }
}
