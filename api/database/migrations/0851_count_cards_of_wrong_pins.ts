import { BaseSchema } from '@adonisjs/lucid/schema'

/** A device's tries are different cards: one card that is typed wrongly again and again closes it for nobody. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table device_wrong_pins (
        device_id uuid not null references devices (id),
        card_id uuid not null references cards (id),
        day date not null,
        primary key (device_id, day, card_id)
      );
    `)
  }
}
