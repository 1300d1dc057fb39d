import { BaseSchema } from '@adonisjs/lucid/schema'

/** IBAN and holder of the account for transfers become one setting, which two people change at once. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      insert into settings (key, value, updated_at)
      select 'transferAccount', to_jsonb(trim((iban.value #>> '{}') || ' ' || coalesce(holder.value #>> '{}', ''))),
             greatest(iban.updated_at, holder.updated_at)
        from settings iban left join settings holder on holder.key = 'transferHolder'
       where iban.key = 'transferIban' and iban.value #>> '{}' <> ''
      on conflict (key) do nothing;
      delete from settings where key in ('transferIban', 'transferHolder');
      delete from setting_proposals where key in ('transferIban', 'transferHolder');
    `)
  }
}
