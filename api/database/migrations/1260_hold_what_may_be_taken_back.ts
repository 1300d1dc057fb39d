import { BaseSchema } from '@adonisjs/lucid/schema'

/** A refusal is told once it can no longer be taken back; what a message said is kept, its code hidden. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table outbox add column held_until timestamptz;
      alter table sms_messages add column text text;
    `)
  }
}
