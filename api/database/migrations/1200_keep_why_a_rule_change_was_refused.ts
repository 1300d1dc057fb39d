import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a change of who signs was refused; what was refused before has no reason. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table rule_changes
        add column reason text check (char_length(reason) between 1 and 255),
        add constraint rule_changes_reason check (reason is null or status = 'REFUSED')
    `)
  }
}
