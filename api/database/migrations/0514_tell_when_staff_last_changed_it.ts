import { BaseSchema } from '@adonisjs/lucid/schema'

/** What nobody has changed has no time of its last change. */
export default class extends BaseSchema {
  override async up() {
    for (const table of ['gateways', 'sms_providers', 'sms_templates']) {
      this.schema.raw(`
        alter table ${table} alter column updated_at drop not null, alter column updated_at drop default
      `)
    }
    this.schema.raw(`
      update gateways set updated_at = null
       where switched_on is not true and credentials_id is null and min_amount is null and max_amount is null;
      update sms_providers set updated_at = null
       where switched_on is null and sealed is null and position is null;
      update sms_templates set updated_at = null
       where active and text is null and kavenegar_name is null and smsir_id is null;
    `)
  }
}
