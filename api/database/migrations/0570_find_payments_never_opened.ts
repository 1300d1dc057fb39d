import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `create index payments_created on payments (opened_at) where status = 'CREATED'`
    )
  }
}
