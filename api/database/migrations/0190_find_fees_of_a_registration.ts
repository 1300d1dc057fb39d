import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every payment and every screen asks for the fees of one registration, open or earned. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create index platform_fees_registration on platform_fees (registration_id)`)
  }
}
