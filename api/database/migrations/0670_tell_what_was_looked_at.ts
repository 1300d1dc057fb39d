import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When each step of a company, and each board member, was last sent: an officer decides what they looked at. How often the
 * signatories of a document were reminded on a day.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table companies
        add column company_sent_at timestamptz,
        add column ceo_sent_at timestamptz,
        add column appointment_sent_at timestamptz;
      update companies set
        company_sent_at = case when company_status <> 'START' then updated_at end,
        ceo_sent_at = case when ceo_status <> 'START' then updated_at end,
        appointment_sent_at = case when appointment_status <> 'START' then updated_at end;

      alter table company_members add column sent_at timestamptz;
      update company_members set sent_at = updated_at where status <> 'START';

      alter table approbations
        add column nudged_on date,
        add column nudges integer not null default 0 check (nudges >= 0);
    `)
  }
}
