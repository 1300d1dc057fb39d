import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where cards and papers are sent: addresses of an owner, of which one is deliverable. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table addresses (
        id uuid primary key,
        owner_type text not null,
        owner_id uuid not null,
        title text not null,
        province_id integer not null references provinces (id),
        city_id integer not null references cities (id),
        postal_code text not null check (postal_code ~ '^[0-9]{10}$'),
        address text not null,
        deliverable boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index addresses_owner on addresses (owner_type, owner_id, created_at desc);
      create index addresses_created on addresses (created_at desc, id desc);
      create unique index addresses_deliverable on addresses (owner_type, owner_id) where deliverable;
    `)
  }
}
