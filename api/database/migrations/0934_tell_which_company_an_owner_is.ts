import { BaseSchema } from '@adonisjs/lucid/schema'

/** An owner leads to their page: of a person as before, of a company too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace view owners as
        select 'PERSON'::text as owner_type, id as owner_id, id as user_id, phone,
               nullif(concat_ws(' ', firstname, lastname), '') as name, search_key,
               null::uuid as company_id, null::text as company_national_id
          from users
        union all
        select 'COMPANY', company.id, null, u.phone, company.name, company.search_key, company.id,
               company.national_id
          from companies company
          join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO'
          join users u on u.id = ceo.user_id
         where company.released_at is null;
    `)
  }
}
