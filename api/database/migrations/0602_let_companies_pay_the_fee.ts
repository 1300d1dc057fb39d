import { BaseSchema } from '@adonisjs/lucid/schema'

/** A company has no registration: its fee, like its line, is its owner's. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table platform_fees alter column registration_id drop not null;
      alter table platform_fees add check ((registration_id is null) = (owner_type = 'COMPANY'));
    `)
  }
}
