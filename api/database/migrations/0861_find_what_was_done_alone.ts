import { BaseSchema } from '@adonisjs/lucid/schema'

/** What one person did without a second is summed up before the next such thing. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index audit_lines_done_alone on audit_lines (at)
        where command in ('payments.confirm', 'credit.forgive-late-fee', 'credit.allocate',
                          'credit.change-limit');
    `)
  }
}
