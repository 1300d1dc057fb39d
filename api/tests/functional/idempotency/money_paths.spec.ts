import { randomUUID } from 'node:crypto'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { expectLedgerInBalance } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { rounds } from '#tests/support/rounds'
import { companyPaths } from './company_paths.js'
import { creditPaths } from './credit_paths.js'
import { customerPaths } from './customer_paths.js'
import { disputePaths } from './dispute_paths.js'
import { lateFeePaths } from './late_fee_paths.js'
import type { Call, MoneyPath } from './money_path.js'
import { payoutPaths } from './payout_paths.js'
import { staffPaths } from './staff_paths.js'
import { supplierPaths } from './supplier_paths.js'
import { reconciliationPaths } from './reconciliation_paths.js'
import { uploadPaths } from './upload_paths.js'

const paths = [
  ...customerPaths,
  ...staffPaths,
  ...supplierPaths,
  ...disputePaths,
  ...lateFeePaths,
  ...creditPaths,
  ...companyPaths,
  ...payoutPaths,
  ...reconciliationPaths,
  ...uploadPaths,
]
const times = rounds(20, 100)

const once = ({ path, token, body }: Call, key: string) => post(path, body, { token, key })
const atOnce = (call: Call, key: string) =>
  Promise.all(Array.from({ length: times }, () => once(call, key)))
const distinct = (values: unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size

/** Runs something while a table takes no row: whatever needs one fails as in an accident. */
const whileBroken = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  const owner = db.connection('owner')
  await owner.rawQuery(`alter table ${table} add constraint broken check (false) not valid`)
  try {
    return await work()
  } finally {
    await owner.rawQuery(`alter table ${table} drop constraint broken`)
  }
}

const repeatable = (): string[] =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ middleware }) =>
      [...middleware.all()].some((each) => 'name' in each && each.name === 'idempotent')
    )
    .map(({ pattern }) => pattern)
    .sort()

const hardCases = ({ route, writes, prepare }: MoneyPath) => {
  test(`${route}: many times at once under one key takes effect once, with one answer`, async ({
    assert,
  }) => {
    const call = await prepare()
    const answers = await atOnce(call, randomUUID())
    assert.oneOf(answers[0].status, [200, 201], JSON.stringify(answers[0].body))
    assert.equal(distinct(answers.map(({ status, body }) => [status, body])), 1)
    assert.equal(await call.effects(), 1)
    await expectLedgerInBalance()
  })

  test(`${route}: another body under the key is refused every time, and does nothing`, async ({
    assert,
  }) => {
    const call = await prepare()
    const key = randomUUID()
    const first = await once(call, key)
    const answers = await atOnce({ ...call, body: { ...call.body, another: true } }, key)
    assert.equal(distinct(answers.map(({ status, body }) => [status, body.title])), 1)
    assert.equal(answers[0].body.title, 'IdempotencyConflictException')
    assert.deepEqual((await once(call, key)).body, first.body)
    assert.equal(await call.effects(), 1)
  })

  test(`${route}: somebody else never gets the answer of the key, many times at once`, async ({
    assert,
  }) => {
    const call = await prepare()
    const key = randomUUID()
    const first = await once(call, key)
    assert.isBelow(first.status, 300, JSON.stringify(first.body))
    const answers = await atOnce({ ...call, token: call.strangerToken }, key)
    const mine = JSON.stringify(first.body)
    assert.isFalse(answers.some(({ body }) => JSON.stringify(body) === mine))
    assert.equal(await call.effects(), 1)
  })

  test(`${route}: an attempt that failed does not poison the key for the others`, async ({
    assert,
  }) => {
    const call = await prepare()
    const key = randomUUID()
    const failed = await whileBroken(writes, () => once(call, key))
    assert.equal(failed.status, 500, JSON.stringify(failed.body))
    assert.equal(await call.effects(), 0)
    const answers = await atOnce(call, key)
    assert.oneOf(answers[0].status, [200, 201], JSON.stringify(answers[0].body))
    assert.equal(distinct(answers.map(({ status, body }) => [status, body])), 1)
    assert.equal(await call.effects(), 1)
    await expectLedgerInBalance()
  })
}

test.group('Every way to move money may be repeated', () => {
  test('each route with a key is tried here, and each that is tried has one', ({ assert }) => {
    assert.deepEqual(repeatable(), [...new Set(paths.map(({ route }) => route))].sort())
  })
  paths.forEach(hardCases)
})
