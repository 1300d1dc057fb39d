import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which process works on an answer, so that the others see when it has died over it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table idempotency_keys add column holder integer`)
  }
}
