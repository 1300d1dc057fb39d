import { BaseSchema } from '@adonisjs/lucid/schema'

/** The round that signatories were last asked to sign: a document that changes in each of them waits its turn. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table approbations add column asked_round integer;
      update approbations set asked_round = round where asked_at is not null;
    `)
  }
}
