import { BaseSchema } from '@adonisjs/lucid/schema'

/** A provider's place is the environment's while staff have not said another. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table sms_providers alter column position drop not null;
      update sms_providers set position = null;
    `)
  }
}
