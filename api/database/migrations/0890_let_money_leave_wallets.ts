import { BaseSchema } from '@adonisjs/lucid/schema'

/** Money that leaves a wallet for an IBAN of its owner, from the request to the bank's answer. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create sequence withdrawal_references start 910000;

      create table withdrawals (
        id uuid primary key,
        reference_code text not null unique default nextval('withdrawal_references')::text,
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        amount bigint not null check (amount > 0),
        iban text not null,
        status text not null default 'REQUESTED'
          check (status in ('REQUESTED', 'APPROVED', 'SENT', 'PAID', 'FAILED', 'CANCELED')),
        -- What staff and banks know the amount and the account were agreed with.
        code_id uuid not null unique,
        requested_by uuid not null references users (id),
        requested_by_member uuid references company_members (id),
        requested_at timestamptz not null,
        confirmed_by_member uuid references company_members (id),
        confirmed_at timestamptz,
        iban_answer text not null default 'PENDING',
        iban_detail jsonb,
        iban_answered_at timestamptz,
        proposed_by uuid references staff_users (id),
        proposed_at timestamptz,
        approved_by uuid references staff_users (id),
        approved_at timestamptz,
        sent_at timestamptz,
        ended_at timestamptz,
        ended_by text,
        ended_by_staff uuid references staff_users (id),
        ended_by_member uuid references company_members (id),
        reason text,
        tracking_number text,
        check (approved_by is distinct from proposed_by or approved_by is null),
        check (confirmed_by_member is distinct from requested_by_member or confirmed_by_member is null),
        check (status not in ('APPROVED', 'SENT', 'PAID', 'FAILED') or approved_by is not null),
        check ((status in ('PAID', 'FAILED', 'CANCELED')) = (ended_at is not null))
      );
      create index withdrawals_of_owner on withdrawals (owner_type, owner_id, requested_at desc, id desc);
      create index withdrawals_requested on withdrawals (requested_at desc, id desc);
      create index withdrawals_waiting on withdrawals (status) where status in ('REQUESTED', 'APPROVED', 'SENT');
    `)
  }
}
