import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a change of the rule waits for the bank: who is removed or downgraded by it is no second person. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table rule_changes add column is_for_bank boolean not null default false;
      update rule_changes change set is_for_bank = not exists (
        select from company_rules base, jsonb_each_text(base.levels) held (member_id, level)
         where base.company_id = change.company_id and base.version = change.base_version
           and held.level = 'MANDATORY' and change.levels ->> held.member_id = 'MANDATORY'
           and held.member_id <> change.proposed_by::text);
      alter table rule_changes alter column is_for_bank drop default;
    `)
  }
}
