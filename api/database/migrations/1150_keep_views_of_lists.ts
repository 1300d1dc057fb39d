import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lists as members of staff want to find them again, on whatever machine they sign in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table saved_views (
        id uuid primary key,
        staff_user_id uuid not null references staff_users,
        resource text not null,
        name text not null check (length(name) between 1 and 60),
        filter jsonb not null,
        sort jsonb not null,
        hidden text[],
        is_shared boolean not null,
        is_default boolean not null,
        saved_at timestamptz not null,
        unique (staff_user_id, resource, name)
      );
      create unique index saved_views_one_default on saved_views (staff_user_id, resource)
        where is_default;
      create index saved_views_shared on saved_views (resource) where is_shared;
    `)
  }
}
