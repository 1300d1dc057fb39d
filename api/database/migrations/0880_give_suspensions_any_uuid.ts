import { BaseSchema } from '@adonisjs/lucid/schema'

/** Databases that an earlier release prepared have `uuidv7()` here, which PostgreSQL 15 to 17 do not know. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table suspensions alter column id set default gen_random_uuid()`)
  }
}
