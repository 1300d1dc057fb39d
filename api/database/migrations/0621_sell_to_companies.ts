import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whom suppliers sell to, and how each may be named: a person by phone or verified code, a company by its id. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view buyers as
        select 'PERSON'::text as owner_type, id as owner_id, is_test, phone,
               case when national_code_verified_at is not null then true else false end as is_verified,
               national_code, null::text as company_national_id,
               concat_ws(' ', firstname, lastname) as name
          from users where active
        union all
        select 'COMPANY', id, is_test, null, company_status = 'ACCEPTED', null, national_id, name
          from companies where released_at is null;
    `)
  }
}
