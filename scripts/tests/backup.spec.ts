import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { addInvoices } from '../bench/invoices.ts'
import { addDistributors, addShops } from '../bench/shops.ts'
import { backUpDatabase, restoreDatabase } from '../lib/postgres/backup.ts'
import { buildAll } from '../lib/builds/build_all.ts'
import { call } from '../lib/product/call.ts'
import { formBatches } from '../bench/batches.ts'
import { PaymentLoad } from '../lib/crash/load.ts'
import { findFaults } from '../lib/crash/proof.ts'
import { inRoot } from '../lib/paths.ts'
import { ProductStage } from '../lib/product/stage.ts'
import { run } from '../lib/run.ts'
import { until } from '../lib/until.ts'

const patienceMs = 180_000

/** The product on a database of its own, stopped at the end of the test. */
async function open(t: TestContext, options: ConstructorParameters<typeof ProductStage>[0]) {
  const stage = new ProductStage(options)
  t.after(() => stage.close())
  await stage.openDatabase()
  await stage.start('product', {})
  await stage.ready('product')
  return stage
}

const ace = (stage: ProductStage, ...command: string[]) =>
  run(process.execPath, ['ace.js', ...command], {
    cwd: inRoot('api', 'build'),
    env: stage.environment(stage.portOf('product')),
  })

/** Does something that the audit trail tells of, and seals it without waiting for the minute. */
async function seal(stage: ProductStage) {
  const changed = await ace(stage, 'settings:change', 'supportPhone', '02191001234')
  assert.ok(changed.ok, changed.output)
  const admin = await stage.admin()
  await admin.query(`insert into pgboss.job (name, data) values ('seal-audit-trail', '{}')`)
  const isSealed = async () => {
    const { rows } = await admin.query<{ is: boolean }>(
      'select exists (select from audit_seals) as is'
    )
    return rows[0]!.is
  }
  assert.ok(await until(isSealed, patienceMs))
  await admin.end()
}

test('a copy made under payments, put into an empty place, is the bank as it was', async (t) => {
  await buildAll(() => undefined)
  const copy = mkdtempSync(join(tmpdir(), 'kasbeno-copy-'))
  t.after(() => rm(copy, { recursive: true, force: true }))

  const before = await open(t, {})
  const admin = await before.admin()
  const shops = await addShops(admin, 20)
  const distributors = await addDistributors(admin, 2)
  const wanted = { count: 3_000, shops, distributors, pepper: before.pepper }
  const invoices = await addInvoices(admin, wanted)
  const dues = await formBatches(admin, { ...wanted, invoices, shopCount: shops.length })
  const load = new PaymentLoad(() => before.portOf('product'), dues, 4)
  await load.nextSuccess()
  await seal(before)
  const paidBefore = new Map(load.known)
  await backUpDatabase(before.home, copy)
  await load.stop()
  await admin.end()

  const after = await open(t, {
    restore: (home) => restoreDatabase(copy, home),
    env: before.secrets,
  })
  const restored = await after.admin()
  const [known, apiPort] = [paidBefore, after.portOf('product')]
  assert.ok(known.size > 0)
  const [auditor] = (await after.make(restored, { staff: ['finance'] })).staff as [string]
  assert.deepEqual(await findFaults({ admin: restored, known, apiPort, token: auditor }), [])
  await restored.end()

  const [{ token }] = shops as [(typeof shops)[0]]
  assert.equal((await call(`${after.urlOf('product')}/api/user`, { token })).status, 200)
  const phone = '09120000001'
  const url = after.urlOf('product')
  assert.equal((await call(`${url}/api/user/otp-start`, { body: { phone } })).status, 200)
  const sent = await call<{ code: string }[]>(`${url}/api/demo/sms?phone=${phone}`)
  const body = { phone, otpSecret: sent.body[0]!.code }
  assert.equal((await call(`${url}/api/user/otp-verify`, { body })).status, 200)
  const verified = await ace(after, 'audit:verify')
  assert.ok(verified.ok, verified.output)
})

test('a copy is put nowhere where a database is, and nothing is taken for a copy that is none', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-copy-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await assert.rejects(restoreDatabase(folder, join(folder, 'new')), /There is no copy/)
  await assert.rejects(backUpDatabase(join(folder, 'none'), folder), /The database does not run/)
})
