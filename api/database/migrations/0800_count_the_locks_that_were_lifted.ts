import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many locks of a phone were lifted within a day is counted in the trail, however long that is. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index audit_lines_lifted on audit_lines ((after ->> 'phone'), at)
        where command = 'sign-ins.lift-lock';
    `)
  }
}
