import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MoveRequests from '#database/migrations/0930_keep_change_requests_in_one_table'
import { newId } from '#app/platform/values/ids'
import { aStaffUser } from '#factories/staff'

/** What the migration sends to the database. */
const statementsOf = async (): Promise<string[]> => {
  const sent: string[] = []
  const migration = { schema: { raw: (sql: string) => sent.push(sql) } }
  await MoveRequests.prototype.up.call(migration as never)
  return sent
}

const shared = `
  id uuid primary key, kind text not null, status text not null, before jsonb not null, after jsonb not null,
  reason text, requested_by uuid not null, requested_at timestamptz not null, decided_by uuid,
  decided_at timestamptz, decision_reason text`

/** The tables as they were, by what each had of its own. */
const before: Record<string, string> = {
  staff_requests: 'subject text not null, staff_id uuid, password_hash text',
  distributor_requests: 'distributor_id uuid not null',
  gateway_requests: 'gateway_id uuid not null, sealed text',
  sms_requests: 'template_id uuid, provider_id uuid, sealed text',
  contract_template_requests: 'template_id uuid not null',
  late_fee_requests: 'late_fee_id uuid not null',
  phone_requests: 'user_id uuid not null, inquiry text not null',
  print_requests: 'batch_id uuid not null',
  package_requests: 'slug text not null',
  plan_requests: 'plan text not null',
  partner_requests: 'partner_client_id uuid',
  payout_requests: 'payout_id uuid not null',
}

const takeBack = async (trx: TransactionClientContract) => {
  await trx.rawQuery('delete from payout_alarms')
  await trx.rawQuery('alter table payout_alarms drop constraint payout_alarms_resolved_by_fkey')
  await trx.rawQuery('drop view platform_change_requests')
  await trx.rawQuery('drop table change_requests')
  await trx.rawQuery('drop index settlement_runs_preview, payouts_retry_asked')
  await trx.rawQuery('alter table setting_proposals drop column id')
  for (const [table, own] of Object.entries(before)) {
    await trx.rawQuery(`create table ${table} (${shared}, ${own})`)
  }
  await trx.rawQuery(
    `alter table payout_alarms add constraint payout_alarms_resolved_by_fkey
       foreign key (resolved_by) references payout_requests (id)`
  )
}

const about = newId()

/** What one row of each table becomes. */
const moved: [string, object, object][] = [
  [
    'staff_requests',
    { kind: 'CREATE', subject: 'new-one', password_hash: 'scrypt' },
    { subject_type: 'staff', subject_id: null, waits_on: 'account:new-one', secret: 'scrypt' },
  ],
  [
    'staff_requests',
    { kind: 'UPDATE', subject: 'old-one', staff_id: about },
    { subject_type: 'staff', subject_id: about, waits_on: 'account:old-one' },
  ],
  [
    'staff_requests',
    { kind: 'UPDATE_ROLE', subject: 'teller' },
    { subject_type: 'roles', subject_id: 'teller', waits_on: 'role:teller' },
  ],
  [
    'distributor_requests',
    { kind: 'IBAN', distributor_id: about },
    { subject_type: 'distributors', subject_id: about, waits_on: `${about}:IBAN` },
  ],
  [
    'gateway_requests',
    { kind: 'CREDENTIALS', gateway_id: about, sealed: 'sealed' },
    {
      ...{ subject_type: 'gateways', subject_id: about },
      ...{ waits_on: `${about}:CREDENTIALS`, secret: 'sealed' },
    },
  ],
  [
    'sms_requests',
    { kind: 'TEMPLATE', template_id: about },
    { subject_type: 'sms-templates', subject_id: about, waits_on: about },
  ],
  [
    'sms_requests',
    { kind: 'KEY', provider_id: about, sealed: 'sealed' },
    {
      ...{ subject_type: 'sms-providers', subject_id: about },
      ...{ waits_on: `${about}:KEY`, secret: 'sealed' },
    },
  ],
  [
    'contract_template_requests',
    { kind: 'PUT_IN_FORCE', template_id: about },
    { subject_type: 'contract-templates', subject_id: about, waits_on: about },
  ],
  [
    'late_fee_requests',
    { kind: 'FORGIVE', late_fee_id: about, after: { amount: 7_000 } },
    { subject_type: 'late-fees', subject_id: about, waits_on: about, amount: 7_000 },
  ],
  [
    'phone_requests',
    { kind: 'CHANGE_PHONE', user_id: about, inquiry: 'MATCHED' },
    {
      ...{ subject_type: 'users', subject_id: about, waits_on: about },
      details: { inquiry: 'MATCHED' },
    },
  ],
  [
    'print_requests',
    { kind: 'CANCEL_BATCH', batch_id: about },
    { subject_type: 'print-batches', subject_id: about, waits_on: about },
  ],
  [
    'package_requests',
    { kind: 'CREATE', slug: 'fmcg-7m', after: { amount: 7_000_000 } },
    { subject_type: 'packages', subject_id: 'fmcg-7m', waits_on: 'fmcg-7m:CREATE', amount: 7e6 },
  ],
  [
    'plan_requests',
    { kind: 'OPEN', plan: 'kasbeno-fmcg-real' },
    { subject_type: 'business-service-plans', subject_id: 'kasbeno-fmcg-real' },
  ],
  [
    'partner_requests',
    { kind: 'CREATE', after: { name: 'برنامه' } },
    { subject_type: 'partner-clients', subject_id: null, waits_on: 'new:برنامه' },
  ],
  [
    'partner_requests',
    { kind: 'TOKEN', partner_client_id: about },
    { subject_type: 'partner-clients', subject_id: about, waits_on: about },
  ],
  [
    'payout_requests',
    { kind: 'RETURNED', payout_id: about },
    { subject_type: 'payouts', subject_id: about, waits_on: about },
  ],
]

test.group('Requests from before they were one table', () => {
  test('keep their ids, their decisions and their secrets, each under its kind', async ({
    assert,
  }) => {
    const [asker, second] = [await aStaffUser('super'), await aStaffUser('approver')]
    const at = new Date('2026-01-02T03:04:05Z')
    const asked = { requested_by: asker.id, requested_at: at, reason: 'نامه', before: { was: 1 } }
    const decided = { decided_by: second.id, decided_at: at, decision_reason: 'نه' }
    const trx = await db.connection('owner').transaction()
    try {
      await takeBack(trx)
      const expected = []
      for (const [table, row, becomes] of moved) {
        const kind = table.replaceAll('_', '-')
        for (const ended of [{ status: 'PENDING' }, { status: 'REJECTED', ...decided }]) {
          const id = newId()
          const { kind: action, after = {} } = row as { kind: string; after?: object }
          const isOpen = ended.status === 'PENDING'
          const secrets = isOpen ? {} : { password_hash: null, sealed: null }
          const kept = { ...row, ...secrets }
          const own = Object.fromEntries(Object.entries(kept).filter(([name]) => name in row))
          await trx.table(table).insert({ id, ...asked, after, ...own, ...ended })
          expected.push({
            ...{ id, kind, action, ...asked, after, ...becomes, ...ended },
            ...('secret' in becomes && !isOpen && { secret: null }),
          })
        }
      }
      for (const sql of await statementsOf()) await trx.rawQuery(sql)
      const rows = await trx.from('change_requests')
      assert.lengthOf(rows, expected.length)
      const byId = new Map(
        rows.map((row) => [row.id, { ...row, amount: row.amount && +row.amount }])
      )
      for (const row of expected) assert.containSubset(byId.get(row.id), row)
      for (const table of Object.keys(before)) {
        const { rows: left } = await trx.rawQuery('select to_regclass(?) as name', [table])
        assert.isNull(left[0].name, table)
      }
    } finally {
      await trx.rollback()
    }
  })
})
