import { BaseSchema } from '@adonisjs/lucid/schema'

/** The inbox takes longer reasons than the app. Reminders that the version before left are read by nobody. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table rule_changes
        drop constraint rule_changes_reason_check,
        add constraint rule_changes_reason_check check (char_length(reason) between 1 and 1000)
    `)
    this.schema.raw(`delete from outbox where event = 'InstallmentReminder'`)
  }
}
