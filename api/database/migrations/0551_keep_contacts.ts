import { BaseSchema } from '@adonisjs/lucid/schema'

/** Leads, calls that were asked for, and what staff report by hand: worked in the same way. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table contacts (
        id uuid primary key,
        kind text not null check (kind in ('LEAD', 'CALL_INFO', 'MANUAL_REPORT')),
        status text not null default 'NEW' check (status in ('NEW', 'CLAIMED', 'DONE', 'REJECTED')),
        name text,
        phone text,
        shopname text,
        province_id integer references provinces (id),
        city_id integer references cities (id),
        subject text,
        text text,
        occurred_on date,
        file_key text unique,
        reported_by uuid references staff_users (id),
        claimed_by uuid references staff_users (id),
        claimed_at timestamptz,
        outcome text,
        closed_at timestamptz,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((kind = 'MANUAL_REPORT') = (reported_by is not null)),
        check (kind = 'MANUAL_REPORT' or phone is not null),
        check ((status = 'NEW') = (claimed_by is null)),
        check ((claimed_by is null) = (claimed_at is null)),
        check ((status in ('DONE', 'REJECTED')) = (closed_at is not null))
      );
      -- Who leaves the same twice is one lead.
      create unique index contacts_open_lead on contacts (phone)
        where kind = 'LEAD' and status in ('NEW', 'CLAIMED');
      create index contacts_created on contacts (kind, created_at desc, id desc);
      create index contacts_search on contacts using gin (search_key gin_trgm_ops);
    `)
  }
}
