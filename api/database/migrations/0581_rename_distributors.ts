import { BaseSchema } from '@adonisjs/lucid/schema'

/** A distributor may be called otherwise: its former addresses go on leading to it, and to nobody else. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table former_slugs (
        slug text primary key,
        distributor_id uuid not null references distributors (id),
        replaced_at timestamptz not null
      );
      create index former_slugs_distributor on former_slugs (distributor_id);
    `)
  }
}
