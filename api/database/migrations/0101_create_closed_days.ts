import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which Tehran days the close of day has worked through. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table closed_days (
        day date primary key,
        closed_at timestamptz not null
      );
    `)
  }
}
