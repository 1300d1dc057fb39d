import { BaseSchema } from '@adonisjs/lucid/schema'

/** A national id belongs to the company that was accepted with it; what somebody typed blocked its real company before. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index companies_national_id;
      create unique index companies_national_id on companies (national_id)
        where released_at is null and company_status = 'ACCEPTED';
      create index companies_claimed_national_id on companies (national_id) where released_at is null;
    `)
  }
}
