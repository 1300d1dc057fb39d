import { BaseSchema } from '@adonisjs/lucid/schema'

/** One sign-in has one living family of tokens, however often its plan is switched at once. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table sessions add column swapped_to uuid references sessions (id);
    `)
  }
}
