import { BaseSchema } from '@adonisjs/lucid/schema'

/** When signatories were last asked to sign a document, in system time: one that replaces it waits its turn. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table approbations add column asked_at timestamptz')
  }
}
