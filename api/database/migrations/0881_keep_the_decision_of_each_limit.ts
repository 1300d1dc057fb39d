import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Each limit stands on a line of the audit trail, which justifies one change, and above the four-eyes amount on an
 * approval, which justifies one too. Limits that were set before are taken over from the trail.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table ledger.limit_changes (
        decision_id uuid primary key references audit_lines (id),
        account_id uuid not null references ledger.accounts (id),
        limit_before bigint not null,
        credit_limit bigint not null,
        changed_at timestamptz not null
      );
      create index limit_changes_account on ledger.limit_changes (account_id, changed_at desc);
      create table ledger.limit_approvals (
        approval_id uuid primary key references approvals (id),
        decision_id uuid not null unique references ledger.limit_changes (decision_id)
      );

      -- Entries and lines of the trail are dated now. Only the owner lets them lie days off, for the demo's past.
      create table ledger.clock_tolerance (
        id boolean primary key default true check (id),
        days_max integer not null check (days_max >= 0)
      );

      insert into ledger.limit_changes (decision_id, account_id, limit_before, credit_limit, changed_at)
      select decision.id, line.account_id,
             coalesce(lag(decision.credit_limit) over (partition by line.account_id order by decision.at, decision.id), 0),
             decision.credit_limit, decision.at
        from (
          select id, at, subject_id as line_id, (after ->> 'limit')::bigint as credit_limit
            from audit_lines where command = 'credit.change-limit' and subject_type = 'credit-lines'
           union all
          select id, at, (after ->> 'creditLineId')::uuid, (after ->> 'amount')::bigint
            from audit_lines where command = 'credit.allocate'
        ) decision
        join credit_lines line on line.id = decision.line_id;
    `)
  }
}
