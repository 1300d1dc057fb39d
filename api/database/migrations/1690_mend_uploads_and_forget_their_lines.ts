import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lines of uploads hold phones and national codes: they go after their days, and the counts stay. Who asked about whom is
 * counted apart from the files, also where a file was refused for asking too much.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table order_upload_lookups (
        id uuid primary key,
        distributor_id uuid not null references distributors,
        buyers integer not null check (buyers > 0),
        asked_at timestamptz not null
      );
      create index order_upload_lookups_of on order_upload_lookups (distributor_id, asked_at);
      insert into order_upload_lookups (id, distributor_id, buyers, asked_at)
        select gen_random_uuid(), distributor_id, unknown_buyers, created_at
          from order_uploads where unknown_buyers > 0;

      create table order_upload_headers (
        distributor_id uuid not null references distributors,
        digest text not null,
        columns jsonb not null,
        kept_at timestamptz not null,
        primary key (distributor_id, digest)
      );

      alter table order_uploads drop column unknown_buyers;
      alter table order_uploads add column kept_counts jsonb;
      alter table order_uploads add column lines_deleted_at timestamptz;
      alter table order_uploads add constraint order_uploads_kept_counts
        check ((kept_counts is null) = (lines_deleted_at is null));
      create index order_uploads_with_lines on order_uploads (created_at)
        where lines_deleted_at is null;

      alter table order_upload_rows add column attempts integer not null default 0
        check (attempts >= 0);
    `)
  }
}
