import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of the bank and of gateways beside our books, line by line. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table reconciliations (
        id uuid primary key,
        source text not null check (source in ('BANK', 'MELLAT', 'SAMAN', 'IRANKISH')),
        from_day date not null,
        to_day date not null,
        file_name text not null check (length(file_name) between 1 and 200),
        digest text not null,
        format text not null check (format in ('XLSX', 'CSV', 'MT940', 'CAMT053')),
        status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
        -- Rials: of the file, of our books, and what neither side's lines account for.
        their_amount bigint not null,
        our_amount bigint not null,
        unexplained bigint not null,
        -- Rows of a gateway's file that say themselves that nothing was taken.
        left_out integer not null default 0 check (left_out >= 0),
        imported_by uuid not null references staff_users,
        imported_at timestamptz not null,
        closed_by uuid references staff_users,
        closed_at timestamptz,
        check (from_day <= to_day),
        check ((status = 'CLOSED') = (closed_by is not null)),
        check ((closed_by is null) = (closed_at is null))
      );
      create unique index reconciliations_once on reconciliations (digest, source, from_day, to_day);
      create index reconciliations_days on reconciliations (source, from_day, to_day);
      create index reconciliations_newest on reconciliations (imported_at desc, id desc);

      create table reconciliation_lines (
        id uuid primary key,
        reconciliation_id uuid not null references reconciliations,
        status text not null check (status in ('MATCHED', 'MISSING_HERE', 'MISSING_THERE',
          'AMOUNT_DIFFERS', 'DUPLICATE')),
        row_number integer check (row_number > 0),
        their_reference text,
        -- All that the file calls it, as references are compared.
        their_keys text[] not null default '{}',
        their_day date,
        their_amount bigint,
        their_text text,
        our_kind text check (our_kind in ('payments', 'gateway-deposits', 'payouts')),
        our_id uuid,
        our_reference text,
        our_day date,
        our_amount bigint,
        resolution text check (resolution in ('EXPLAINED', 'BOOKED', 'REVERSED', 'ASKED_BANK')),
        -- Open until it is matched or cleared up; a line of which the bank was asked is open still.
        state text not null generated always as (case
          when status = 'MATCHED' then 'MATCHED' when resolution is null then 'OPEN'
          when resolution = 'ASKED_BANK' then 'ASKED' else 'RESOLVED' end) stored,
        note text,
        resolved_by uuid references staff_users,
        resolved_at timestamptz,
        -- The deposit that was recorded or reversed for it.
        deposit_id uuid references gateway_deposits,
        check ((their_amount is null) = (row_number is null)),
        check ((their_amount is null) = (their_day is null)),
        check ((our_amount is null) = (our_id is null)),
        check ((our_id is null) = (our_kind is null)),
        check ((our_id is null) = (our_day is null)),
        check ((status in ('MATCHED', 'AMOUNT_DIFFERS')) = (their_amount is not null and our_amount is not null)),
        check ((status = 'MISSING_THERE') = (their_amount is null)),
        check (status <> 'MATCHED' or their_amount = our_amount),
        check (status <> 'AMOUNT_DIFFERS' or their_amount <> our_amount),
        check (status <> 'MATCHED' or resolution is null),
        check ((resolution is null) = (note is null)),
        check ((resolution is null) = (resolved_by is null)),
        check ((resolution is null) = (resolved_at is null)),
        check ((resolution in ('BOOKED', 'REVERSED')) is true = (deposit_id is not null))
      );
      -- A line of the file and a record of ours are each laid beside one thing.
      create unique index reconciliation_lines_row on reconciliation_lines (reconciliation_id, row_number);
      create unique index reconciliation_lines_ours on reconciliation_lines (reconciliation_id, our_id);
      -- One record of ours stands beside one line of all files.
      create unique index reconciliation_lines_beside on reconciliation_lines (our_kind, our_id)
        where status in ('MATCHED', 'AMOUNT_DIFFERS');
      create index reconciliation_lines_deposit on reconciliation_lines (deposit_id) where deposit_id is not null;
      create index reconciliation_lines_booked on reconciliation_lines (their_day, their_amount)
        where resolution = 'BOOKED';
      create index reconciliation_lines_status on reconciliation_lines (reconciliation_id, status);

      create index gateway_deposits_keys on gateway_deposits
        (ltrim(upper(regexp_replace(tracking_number, '[^[:alnum:]]', '', 'g')), '0'))
        where reversed_at is null;
      create index payments_completed on payments (indicator, completed_at) where status = 'COMPLETED';
    `)
  }
}
