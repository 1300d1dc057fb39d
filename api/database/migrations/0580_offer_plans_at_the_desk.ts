import { BaseSchema } from '@adonisjs/lucid/schema'

/** Papers that prove a business, and which plan takes new customers: changed by staff, no longer by a release. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table certificate_types (
        id uuid primary key default gen_random_uuid(),
        -- What documents keep and clients send; it never changes.
        code text not null unique,
        name text not null,
        -- The plans in which it is offered; with none it stays on the papers that were sent.
        plans text[] not null,
        position integer not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create sequence own_certificate_codes as integer;

      insert into certificate_types (code, name, plans, position)
      select code, name, array['kasbeno-fmcg-real', 'kasbeno-digital-real', 'kasbeno-fmcg-legal'], place * 10
        from (values
          ('BUSINESS_LICENSE', 'پروانه کسب', 1),
          ('LEASE_CERTIFICATE', 'اجاره‌نامه', 2),
          ('STEWARDSHIP_CARD', 'کارت مباشرت', 3),
          ('AFFIDAVIT', 'استشهادنامه', 4),
          ('PROPERTY_DEED', 'سند مالکیت', 5),
          ('ETC', 'سایر مدارک', 6)
        ) as shipped (code, name, place);

      create table business_service_plans (
        plan text primary key,
        -- What the audit trail knows it by.
        id uuid not null default gen_random_uuid() unique,
        -- Whether it takes new customers; those who are in it stay.
        is_open boolean not null default true,
        changed_at timestamptz
      );
      insert into business_service_plans (plan)
        values ('kasbeno-fmcg-real'), ('kasbeno-digital-real'), ('kasbeno-fmcg-legal');

      create table plan_requests (
        id uuid primary key,
        plan text not null references business_service_plans (plan),
        kind text not null check (kind in ('OPEN', 'CLOSE')),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        before jsonb not null,
        after jsonb not null,
        reason text not null,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((status = 'PENDING') = (decided_by is null)),
        check ((decided_by is null) = (decided_at is null)),
        check (status <> 'WITHDRAWN' or decided_by = requested_by)
      );
      create unique index plan_requests_waiting on plan_requests (plan) where status = 'PENDING';
      create index plan_requests_requested on plan_requests (requested_at desc, id desc);
    `)
  }
}
