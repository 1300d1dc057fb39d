import { BaseSchema } from '@adonisjs/lucid/schema'

/** Names are sorted as a Persian reader expects: by the ICU collation, with indexes that follow it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table provinces alter column name type text collate "fa-x-icu";
      alter table cities alter column name type text collate "fa-x-icu";
      alter table districts alter column name type text collate "fa-x-icu";
      alter table guilds alter column name type text collate "fa-x-icu";
      create index cities_by_name on cities (province_id, name, id);
      drop index cities_province;
      create index districts_by_name on districts (city_id, name, id);
      drop index districts_city;
      create index guilds_by_name on guilds (plan, name, id);
    `)
  }
}
