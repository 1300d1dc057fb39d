import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nobody followed it, so each stayed in the outbox and was logged every minute. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`delete from outbox where event = 'InstallmentPastDue'`)
  }
}
