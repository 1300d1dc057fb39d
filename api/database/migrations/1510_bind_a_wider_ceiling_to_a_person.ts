import { BaseSchema } from '@adonisjs/lucid/schema'

/** A row of a holder may be given another person while a change waits: consent is to a ceiling of whom it named. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table rule_changes
        -- National code and name of whom it was asked for.
        add column holder_code text,
        add column holder_name text,
        add constraint rule_changes_holder check (kind = 'CEILING' or num_nonnulls(holder_code, holder_name) = 0);
      update rule_changes change
         set holder_code = holder.national_code, holder_name = concat_ws(' ', holder.firstname, holder.lastname)
        from card_holders holder
       where holder.id = change.holder_id and holder.sent_at < change.created_at;
    `)
  }
}
