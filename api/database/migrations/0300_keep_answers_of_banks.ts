import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What banks answered of each payment, and what staff decided in their place where none did. A payment
 * ends as failed by such an answer or decision alone.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table payment_bank_answers (
        id uuid primary key,
        payment_id uuid not null references payments (id),
        at timestamptz not null,
        -- VERIFY, SETTLE, INQUIRE, REVERSE; CALLBACK and LAPSE are not asked.
        question text not null,
        -- The bank's own code; never a text of it, which may hold anything.
        code text not null check (length(code) <= 100),
        verdict text not null,
        -- Who asked: the number of the lease. 0 for what came without being asked for.
        attempt integer not null
      );
      create index payment_bank_answers_payment on payment_bank_answers (payment_id, at, id);

      create table payment_decisions (
        id uuid primary key,
        payment_id uuid not null references payments (id),
        kind text not null,
        status text not null,
        -- The bank's number of the payment, where it was paid.
        bank_reference text,
        reason text,
        requested_by uuid not null references staff_users (id),
        requested_at timestamptz not null,
        decided_by uuid references staff_users (id),
        decided_at timestamptz,
        decide_reason text,
        check (decided_by is distinct from requested_by)
      );
      create unique index payment_decisions_pending on payment_decisions (payment_id)
        where status = 'PENDING';
      create index payment_decisions_payment on payment_decisions (payment_id, requested_at);

      alter table payments
        -- The number of the lease: whoever writes what a bank said compares it with theirs.
        add column verify_attempt integer not null default 0,
        -- Before the first verification leaves us: from here on the bank may keep the money.
        add column verify_asked_at timestamptz,
        -- Why the money is being given back. Once it is there, nothing is settled or captured any more.
        add column reversal_reason text,
        -- When somebody last asked the bank; the sweep takes the longest waiting first.
        add column asked_at timestamptz,
        add column in_doubt_since timestamptz;

      -- Whether one that was open before was ever verified, nobody knows.
      update payments set verify_asked_at = callback_at
       where status = 'CALLBACK_RECEIVED' and gateway_receipt is not null;

      drop index payments_open;
      create index payments_open on payments (asked_at nulls first, opened_at)
        where status in ('REDIRECTED', 'CALLBACK_RECEIVED', 'IN_DOUBT');

      update roles set permissions = array_append(permissions, 'payments.resolve')
       where 'payments.confirm' = any(permissions) and not 'payments.resolve' = any(permissions);
    `)
  }
}
