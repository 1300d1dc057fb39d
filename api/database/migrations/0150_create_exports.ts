import { BaseSchema } from '@adonisjs/lucid/schema'

/** Large exports, written by the worker. Whoever asked for one fetches it under a link. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table exports (
        id uuid primary key,
        staff_user_id uuid not null references staff_users (id),
        resource text not null,
        format text not null,
        sort jsonb not null,
        filter jsonb not null,
        status text not null default 'QUEUED',
        -- How many rows there were when it was asked for, at least, and how many are written.
        rows_expected bigint not null,
        rows_written bigint not null default 0,
        file_key text,
        created_at timestamptz not null,
        finished_at timestamptz
      );
      create index exports_created_at on exports (created_at);
    `)
  }
}
