import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the tables of one kind each had in common. */
const common = `status, before, after, requested_by, requested_at, decided_by, decided_at, decision_reason, reason`

interface Former {
  table: string
  subject: string
  id: string
  /** What one request at a time may wait on. */
  waitsOn?: string
  amount?: string
  details?: string
  secret?: string
}

const former: Former[] = [
  {
    table: 'staff_requests',
    subject: `case when kind in ('CREATE_ROLE', 'UPDATE_ROLE') then 'roles' else 'staff' end`,
    id: `case when kind in ('CREATE_ROLE', 'UPDATE_ROLE') then subject else staff_id::text end`,
    waitsOn: `case when kind in ('CREATE_ROLE', 'UPDATE_ROLE') then 'role:' else 'account:' end || subject`,
    secret: 'password_hash',
  },
  {
    table: 'distributor_requests',
    subject: `'distributors'`,
    id: 'distributor_id::text',
    waitsOn: `distributor_id || ':' || kind`,
  },
  {
    table: 'gateway_requests',
    subject: `'gateways'`,
    id: 'gateway_id::text',
    waitsOn: `gateway_id || ':' || kind`,
    secret: 'sealed',
  },
  {
    table: 'sms_requests',
    subject: `case kind when 'TEMPLATE' then 'sms-templates' else 'sms-providers' end`,
    id: 'coalesce(template_id, provider_id)::text',
    waitsOn: `coalesce(template_id::text, provider_id || ':' || kind)`,
    secret: 'sealed',
  },
  {
    table: 'contract_template_requests',
    subject: `'contract-templates'`,
    id: 'template_id::text',
  },
  {
    table: 'late_fee_requests',
    subject: `'late-fees'`,
    id: 'late_fee_id::text',
    amount: `(after ->> 'amount')::bigint`,
  },
  {
    table: 'phone_requests',
    subject: `'users'`,
    id: 'user_id::text',
    details: `jsonb_build_object('inquiry', inquiry)`,
  },
  {
    table: 'print_requests',
    subject: `'print-batches'`,
    id: 'batch_id::text',
  },
  {
    table: 'package_requests',
    subject: `'packages'`,
    id: 'slug',
    waitsOn: `slug || ':' || kind`,
    amount: `coalesce((after ->> 'amount')::bigint,
                      (select offer.amount from credit_packages offer where offer.slug = package_requests.slug))`,
  },
  { table: 'plan_requests', subject: `'business-service-plans'`, id: 'plan' },
  {
    table: 'partner_requests',
    subject: `'partner-clients'`,
    id: 'partner_client_id::text',
    waitsOn: `coalesce(partner_client_id::text, 'new:' || (after ->> 'name'))`,
  },
  {
    table: 'payout_requests',
    subject: `'payouts'`,
    id: 'payout_id::text',
    amount: `(select payouts.net from payouts where payouts.id = payout_id)`,
  },
]

/** Every row with its id, which is the `approvalId` that the command answered and the subject of its audit lines. */
export const moveRequests = former
  .map(
    ({ table, subject, id, waitsOn = id, amount = 'null', details = `'{}'`, secret = 'null' }) => `
      insert into change_requests
             (id, kind, action, subject_type, subject_id, waits_on, amount, details, secret, ${common})
      select id, '${table.replaceAll('_', '-')}', kind, ${subject}, ${id}, ${waitsOn},
             (${amount})::bigint, ${details}::jsonb, ${secret}, ${common}
        from ${table};`
  )
  .join('')

/** What needs a second person is one table: each kind of it belongs to the module whose change it is. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table change_requests (
        id uuid primary key,
        -- As its audit lines are called: whose change it is; and what of it is to be done.
        kind text not null,
        action text not null,
        -- By the name of its list; without an id while it does not exist yet.
        subject_type text not null,
        subject_id text,
        waits_on text not null,
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
        -- What held when it was asked for, and what shall hold.
        before jsonb not null,
        after jsonb not null,
        -- Facts of its kind that are neither.
        details jsonb not null default '{}',
        amount bigint,
        -- Encrypted, or a password's hash; gone with the decision.
        secret text,
        reason text,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decision_reason text,
        check ((status = 'PENDING') = (decided_by is null)),
        check ((decided_by is null) = (decided_at is null)),
        check (status <> 'WITHDRAWN' or decided_by = requested_by),
        check (status <> 'APPROVED' or decided_by <> requested_by),
        check (status = 'PENDING' or secret is null)
      );
      ${moveRequests}
      create unique index change_requests_waiting on change_requests (kind, waits_on)
        where status = 'PENDING';
      create index change_requests_pending on change_requests (requested_at desc, id desc)
        where status = 'PENDING';
      create index change_requests_requested on change_requests (requested_at desc, id desc);
      create index change_requests_subject on change_requests (subject_type, subject_id, requested_at desc);
      -- What waits of the others is as quick to find among all that was decided.
      create index settlement_runs_preview on settlement_runs (created_at) where status = 'PREVIEW';
      create index payouts_retry_asked on payouts (run_id) where retry_iban is not null;

      alter table payout_alarms
        drop constraint payout_alarms_resolved_by_fkey,
        add constraint payout_alarms_resolved_by_fkey
          foreign key (resolved_by) references change_requests (id);
      drop table staff_requests;
      drop table distributor_requests;
      drop table gateway_requests;
      drop table sms_requests;
      drop table contract_template_requests;
      drop table late_fee_requests;
      drop table phone_requests;
      drop table print_requests;
      drop table package_requests;
      drop table plan_requests;
      drop table partner_requests;
      drop table payout_requests;

      -- A proposal that another one replaces is another one: whoever has read the first does not agree to the second.
      alter table setting_proposals add column id uuid not null default gen_random_uuid() unique;
    `)
  }
}
