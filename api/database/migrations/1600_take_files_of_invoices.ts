import { BaseSchema } from '@adonisjs/lucid/schema'

/** Invoices that people of a distributor send in a file; no program of theirs sold them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table orders alter column partner_client_id drop not null;
      create table order_uploads (
        id uuid primary key,
        distributor_id uuid not null references distributors,
        branch_id uuid references distributor_branches,
        uploaded_by uuid not null references staff_users,
        file_name text not null check (length(file_name) between 1 and 200),
        digest text not null,
        status text not null default 'CHECKED'
          check (status in ('CHECKED', 'POSTING', 'DONE', 'STOPPED')),
        invoices integer not null check (invoices > 0),
        unknown_buyers integer not null check (unknown_buyers >= 0),
        posted_by uuid references staff_users,
        post_asked_at timestamptz,
        finished_at timestamptz,
        created_at timestamptz not null,
        check ((status = 'CHECKED') = (posted_by is null)),
        check ((posted_by is null) = (post_asked_at is null)),
        check ((status in ('DONE', 'STOPPED')) = (finished_at is not null))
      );
      create unique index order_uploads_once on order_uploads (distributor_id, branch_id, digest)
        nulls not distinct;
      create index order_uploads_of on order_uploads (distributor_id, created_at desc, id desc);
      create index order_uploads_newest on order_uploads (created_at desc, id desc);

      create table order_upload_rows (
        upload_id uuid not null references order_uploads,
        row_number integer not null check (row_number > 0),
        external_id text not null,
        cells jsonb not null,
        status text not null check (status in ('READY', 'SHORT_BY', 'BLOCKED', 'SIGNATORY_MISSING',
          'DUPLICATE', 'UNKNOWN_BUYER', 'INVALID')),
        field text,
        message text not null,
        sale jsonb,
        order_id uuid references orders,
        primary key (upload_id, row_number),
        check (order_id is null or status = 'READY')
      );
      create index order_upload_rows_to_post on order_upload_rows (upload_id, row_number)
        where sale is not null and order_id is null and status = 'READY';
    `)
  }
}
