import { BaseSchema } from '@adonisjs/lucid/schema'

/** Support looks for what a phone was sent, among all that was ever sent. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `create index sms_messages_phone on sms_messages using gin (phone gin_trgm_ops)`
    )
  }
}
