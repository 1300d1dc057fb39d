import { BaseSchema } from '@adonisjs/lucid/schema'

/** What lets a distributor sell again, longer, or be paid sooner takes two people, as its account and its fees do. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table distributor_requests
        drop constraint distributor_requests_kind_check,
        add constraint distributor_requests_kind_check check (kind in ('IBAN', 'FEES', 'TERMS'));
    `)
  }
}
