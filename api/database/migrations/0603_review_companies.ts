import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the bank's legal officers decide by: the branch, what the register of companies says, and since when it waits. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table companies
        add column bank_branch_id uuid references bank_branches (id),
        -- Distributors may name the company by their own terms. company §7 "toggle-is-distributor-defined"
        add column is_distributor_defined boolean not null default false,
        -- Since the oldest step that waits; null while none does.
        add column waiting_since timestamptz;
      update companies set waiting_since = updated_at
       where 'PENDING' in (company_status, ceo_status, board_status, appointment_status);
      alter table companies add check (appointment_status in ('START') or bank_branch_id is not null);
      create index companies_waiting on companies (waiting_since, id) where waiting_since is not null;
      create index company_members_created on company_members (created_at desc, id desc);

      create table company_inquiries (
        id uuid primary key,
        company_id uuid not null references companies (id),
        kind text not null check (kind in ('COMPANY_REGISTER', 'COMPANY_SIGNATORIES')),
        answer text not null default 'PENDING'
          check (answer in ('PENDING', 'MATCHED', 'MISMATCHED', 'UNAVAILABLE')),
        detail jsonb not null default '{}',
        asked_at timestamptz not null,
        answered_at timestamptz,
        unique (company_id, kind)
      );
      create index company_inquiries_unavailable on company_inquiries (asked_at) where answer = 'UNAVAILABLE';
    `)
  }
}
