import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { denied, steal } from '#tests/support/thief'

test.group('Whoever has the application’s SQL: the schema', () => {
  test('makes nothing that hides what functions call', async ({ assert }) => {
    for (const sql of [
      'create temp table accounts (id uuid)',
      'create temp table orders (id uuid)',
      'create table public.mine (id uuid)',
      'create table ledger.mine (id uuid)',
      'create schema mine',
      `create function public.coalesce_all(text) returns text language sql as 'select $1'`,
      `create function ledger.sum(bigint) returns bigint language sql as 'select $1'`,
      `create function pg_temp.setting_number(text, integer) returns integer language sql as 'select 1'`,
      'create operator public.<> (leftarg = bigint, rightarg = bigint, function = int8eq)',
      'set role kasbeno_owner',
      'alter table orders disable trigger all',
      `set session_replication_role = 'replica'`,
      'insert into ledger.clock_tolerance (days_max) values (1)',
      'insert into ledger.limit_changes select * from ledger.limit_changes',
      'select ledger.move(account.kind, account.id, 1) from ledger.accounts account',
    ]) {
      assert.equal(await steal([sql]), denied, sql)
    }
  })

  test('every function with its owner’s rights, and every guard, names where it looks', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
      `select format('%I.%I', n.nspname, p.proname) as name
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'ledger') and (p.prosecdef or p.prorettype = 'trigger'::regtype)
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
          and coalesce(array_to_string(p.proconfig, ';'), '') !~ 'search_path=.*pg_temp$'`
    )
    assert.deepEqual(rows, [])
  })

  test('money and evidence are never deleted, and what is written once is not changed', async ({
    assert,
  }) => {
    for (const table of [
      ...['orders', 'installments', 'repayments', 'credit_lines', 'payouts', 'registrations'],
      ...['users', 'sessions', 'account_changes', 'write_offs', 'gateway_deposits'],
    ]) {
      assert.equal(await steal([`delete from ${table}`]), denied, table)
    }
    assert.equal(await steal(['update write_offs set amount = 1']), denied)
    assert.equal(await steal(['update run_exclusions set run_id = run_id']), denied)
  })
})
