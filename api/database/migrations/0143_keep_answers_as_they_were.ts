import { BaseSchema } from '@adonisjs/lucid/schema'

/** `jsonb` puts members into an order of its own; a repeated answer is the first one, byte by byte. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table idempotency_keys alter column answer type json using answer::json`)
  }
}
