import { BaseSchema } from '@adonisjs/lucid/schema'

/** Double entry, guarded by the database itself. domain "The ledger". */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create schema ledger;

      -- Kept balances of customers. House balances are sums of postings, never a row.
      create table ledger.accounts (
        id uuid primary key,
        kind text not null check (kind in ('wallet', 'credit-used', 'late-fee-receivable')),
        owner_type text not null check (owner_type in ('PERSON', 'COMPANY')),
        owner_id uuid not null,
        plan text not null default '',
        balance bigint not null default 0 check (balance >= 0),
        credit_limit bigint,
        target_limit bigint,
        held bigint not null default 0 check (held >= 0),
        opened_at timestamptz not null default now(),
        unique (kind, owner_type, owner_id, plan),
        check ((kind = 'credit-used') = (credit_limit is not null)),
        constraint line_holds check (credit_limit is null or balance + held <= credit_limit)
      ) with (fillfactor = 80);

      create table ledger.entries (
        id uuid primary key,
        kind text not null,
        source_type text not null,
        source_id uuid not null,
        idempotency_key text not null unique,
        booked_at timestamptz not null,
        business_at timestamptz not null
      );
      create index entries_source on ledger.entries (source_type, source_id);
      create index entries_booked_at on ledger.entries (booked_at);

      -- Rials; debit positive, credit negative.
      create table ledger.postings (
        entry_id uuid not null references ledger.entries (id),
        line smallint not null,
        account text not null,
        party_id uuid,
        amount bigint not null check (amount <> 0),
        primary key (entry_id, line)
      );
      create index postings_party on ledger.postings (party_id, account) where party_id is not null;
    `)
  }
}
