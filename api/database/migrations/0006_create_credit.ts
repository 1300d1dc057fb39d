import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table credit_packages (
        slug text primary key,
        plan text not null,
        amount bigint not null check (amount > 0),
        collaterals jsonb not null default '[]',
        active boolean not null default true
      );

      -- The package a person chose. The amount is kept, whatever becomes of the offer.
      create table chosen_packages (
        id uuid primary key,
        registration_id uuid not null unique references registrations (id),
        slug text not null references credit_packages (slug),
        amount bigint not null check (amount > 0),
        status text not null default 'CREATED',
        created_at timestamptz not null,
        updated_at timestamptz not null
      );

      -- One per customer and plan; limit, used and held stand in its ledger account.
      create table credit_lines (
        id uuid primary key,
        owner_type text not null,
        owner_id uuid not null,
        plan text not null,
        account_id uuid not null unique,
        allocated_at timestamptz not null,
        -- The last day of the credit, in Tehran.
        expires_on date not null,
        has_renewal_credit boolean not null default false,
        has_signed_contract boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (owner_type, owner_id, plan)
      );

      create table credit_blocks (
        line_id uuid not null references credit_lines (id),
        reason text not null,
        note text,
        blocked_at timestamptz not null,
        primary key (line_id, reason)
      );

      -- What was paid for a credit year, reversed exactly as it was charged.
      create table platform_fees (
        id uuid primary key,
        registration_id uuid not null references registrations (id),
        plan text not null,
        credit_amount bigint not null,
        fee bigint not null check (fee >= 0),
        vat bigint not null check (vat >= 0),
        vat_rate_ppm integer not null,
        status text not null default 'PAID',
        paid_at timestamptz not null,
        settled_at timestamptz
      );
      create unique index platform_fees_open on platform_fees (registration_id) where status = 'PAID';

      -- Four eyes: what one member of staff asked for and another must approve.
      create table approvals (
        id uuid primary key,
        kind text not null,
        subject_type text not null,
        subject_id uuid not null,
        payload jsonb not null,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        status text not null default 'PENDING',
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        reason text,
        check (decided_by is distinct from requested_by)
      );
      create unique index approvals_open on approvals (kind, subject_id) where status = 'PENDING';

      create table cards (
        id uuid primary key,
        registration_id uuid not null references registrations (id),
        status text not null default 'CREATED',
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index cards_registration on cards (registration_id, created_at desc);

      create table payments (
        id uuid primary key,
        token text not null unique,
        user_id uuid not null references users (id),
        plan text not null,
        purpose text not null,
        amount bigint not null check (amount > 0),
        indicator text not null,
        status text not null default 'CREATED',
        -- What the gateway calls the payment, and the receipt it gives; a receipt counts once.
        gateway_token text,
        gateway_receipt text,
        reference_code text not null unique,
        failure text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz
      );
      create unique index payments_receipt on payments (indicator, gateway_receipt)
        where gateway_receipt is not null;
      create index payments_open on payments (created_at)
        where status in ('REDIRECTED', 'CALLBACK_RECEIVED');
      create index payments_user on payments (user_id, created_at desc);

      -- The bank's side of the gateway simulator, in demo mode and tests.
      create table sandbox_gateway_payments (
        token text primary key,
        amount bigint not null,
        callback_url text not null,
        result text not null default 'OPEN',
        receipt text,
        verified_at timestamptz,
        created_at timestamptz not null
      );
    `)
  }
}
