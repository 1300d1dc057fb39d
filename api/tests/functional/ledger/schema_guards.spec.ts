import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { denied, steal } from '#tests/support/thief'

/** What the product forgets by itself, or lets people take back. */
const deletable = [
  ...['access_tokens', 'device_wrong_pins', 'export_slots', 'exports', 'failed_attempts'],
  ...[
    'former_partner_tokens',
    'former_slugs',
    'idempotency_keys',
    'message_bundles',
    'one_time_codes',
  ],
  ...['order_upload_lookups', 'order_upload_rows'],
  ...['outbox', 'post_answer_files', 'rate_limits', 'receipt_pictures', 'refresh_tokens'],
  'reserved_codes',
  ...['sandbox_issuer_cards', 'sandbox_sms', 'saved_views', 'setting_proposals', 'settings'],
  'shipped_roles',
  ...['sign_in_places', 'signature_files', 'webhook_endpoints'],
]
/** What is written once. */
const unchangeable = [
  ...['adonis_schema', 'adonis_schema_versions', 'approbation_rounds', 'approbation_signers'],
  ...['audit_lines', 'audit_seals', 'closed_days', 'company_rules', 'credit_consents'],
  ...['dispute_items', 'gateway_credentials', 'late_fee_charges', 'late_fee_payments', 'notes'],
  ...['order_lines', 'order_payments', 'order_versions', 'payment_bank_answers', 'payout_answers'],
  ...[
    'payout_attempts',
    'payout_retries',
    'run_exclusions',
    'settlement_result_files',
    'signatures',
  ],
  ...['signed_contracts', 'signed_files', 'terms_acceptances', 'webhook_attempts', 'write_offs'],
]

const tables = async (may: string): Promise<string[]> => {
  const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${may} order by 1`
  )
  return rows.map(({ name }) => name)
}
const grantedOn = (right: 'DELETE') => tables(`has_table_privilege(oid, '${right}')`)
const deniedOn = (right: 'UPDATE') => tables(`not has_table_privilege(oid, '${right}')`)

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
      'insert into ledger.vouchers (number, entry_id) select 1, id from ledger.entries',
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
    assert.deepEqual(await grantedOn('DELETE'), deletable)
    assert.deepEqual(await deniedOn('UPDATE'), unchangeable)
    assert.equal(await steal(['delete from orders']), denied)
    assert.equal(await steal(['update write_offs set amount = 1']), denied)
  })
})
