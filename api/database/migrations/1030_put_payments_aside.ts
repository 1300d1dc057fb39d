import { BaseSchema } from '@adonisjs/lucid/schema'

/** When its owner put away a payment that was left at the bank; the bank is asked about it as before. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table payments add column put_aside_at timestamptz`)
  }
}
