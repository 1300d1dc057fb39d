import { BaseSchema } from '@adonisjs/lucid/schema'

/** Hours and city of each branch: who is asked to come reads when, and those near come first. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table bank_branches
        add column opening_hours text not null default 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰'
          check (length(opening_hours) between 1 and 200),
        add column city_id integer references cities (id);
      update bank_branches branch set city_id = city.id
        from cities city
       where city.province_id = branch.province_id and branch.address like city.name || '،%';
      create index bank_branches_city on bank_branches (city_id) where active;
    `)
  }
}
