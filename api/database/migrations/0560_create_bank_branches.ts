import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bank's branches, of which companies choose one. Nothing is deleted: one that closed is offered no more. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table bank_branches (
        id uuid primary key,
        branch_code text not null unique check (branch_code ~ '^[0-9]{1,10}$'),
        name text not null,
        province_id integer not null references provinces (id),
        address text not null,
        active boolean not null default true,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index bank_branches_name on bank_branches (name, id);
    `)
  }
}
