import { createHash, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { holderLocks } from '#app/platform/http/process_lease'
import env from '#start/env'
import { aShop, fmcg } from '#factories/shop'
import { post } from '#tests/support/http'
import {
  aShopThatOwes,
  expectLineMatchesDebts,
  installmentRow,
  repay,
  repayOldest,
} from '#tests/support/installments'
import { heldUp } from '#tests/support/races'

const path = '/api/payment/create-payment'
const body = { plan: fmcg, amount: 400_000, indicator: 'BANKTEST' }
/** More looks than it takes to give up a process that is gone. */
const looks = 40

/** A key that another process has taken, and not answered yet. */
const aTakenKey = async (holder: number) => {
  const shop = await aShop()
  const key = randomUUID()
  const row = { owner: `customer:${shop.userId}`, route: `POST ${path}`, key }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  await db
    .table('idempotency_keys')
    .insert({ ...row, body_hash: bodyHash, holder, created_at: new Date() })
  return {
    row,
    attempt: (under = key) => post(path, body, { token: shop.token, key: under }),
    payments: async () =>
      (await db.from('payments').where({ owner_id: shop.userId }).count('* as count'))[0].count,
  }
}

/** Resolves when somebody has looked so often whether the process lives. */
const seenLooking = (times: number) =>
  new Promise<void>((resolve) => {
    const knex = db.connection().getWriteClient()
    let seen = 0
    const note = ({ sql }: { sql: string }) => {
      if (!sql.includes('pg_try_advisory_xact_lock_shared') || ++seen < times) return
      knex.removeListener('query', note)
      resolve()
    }
    knex.on('query', note)
  })

test.group('A key whose process', () => {
  test('has died is free for the next attempt', async ({ assert }) => {
    const { attempt, payments } = await aTakenKey(1_000_000_007)
    const { status } = await attempt()
    assert.oneOf(status, [200, 201])
    assert.equal(await payments(), 1)
  })

  test('lives is waited for, and its answer given', async ({ assert, cleanup }) => {
    const holder = 1_000_000_009
    const other = new pg.Client({ connectionString: env.get('DATABASE_URL') })
    await other.connect()
    cleanup(() => other.end())
    await other.query('select pg_advisory_lock($1, $2)', [holderLocks, holder])

    const { row, attempt, payments } = await aTakenKey(holder)
    const theirs = await attempt(randomUUID())
    const looked = seenLooking(looks)
    const retried = attempt()
    await looked
    await db
      .from('idempotency_keys')
      .where(row)
      .update({ status: theirs.status, answer: JSON.stringify(theirs.body) })
    assert.deepEqual((await retried).body, theirs.body)
    assert.equal(await payments(), 1)
  })

  test('was taken for dead leaves the key to the next attempt, whether it succeeds or not', async ({
    assert,
  }) => {
    const toNext = { created_at: new Date(Date.now() + 60_000) }
    for (const status of [200, 422]) {
      const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
      const key = randomUUID()
      const [answer] = await heldUp(
        { table: 'orders', id: debt.invoice.id },
        () => [repay(shop, debt.installmentId, {}, key)],
        async (trx) => {
          await trx.from('idempotency_keys').where({ key }).update(toNext)
          const frozen = { status: 'FRAUD', status_before_fraud: 'COMPLETED' }
          if (status === 422) await trx.from('orders').where({ id: debt.invoice.id }).update(frozen)
        }
      )
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      const kept = await db.from('idempotency_keys').where({ key }).firstOrFail()
      assert.isNull(kept.status)
    }
  })
  test('has died after its commit and before its answer was kept: the wallet pays once', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    const dead = { status: null, answer: null, holder: 1_000_000_007 }
    for (const pay of [
      (amount: number, key: string) => repay(shop, debt.installmentId, { amount }, key),
      (amount: number, key: string) => repayOldest(shop, { amount }, key),
    ]) {
      const key = randomUUID()
      const first = await pay(300_000, key)
      assert.equal(first.status, 200)
      await db.from('idempotency_keys').where({ key }).update(dead)
      assert.deepEqual((await pay(300_000, key)).body, first.body)
      await db.from('idempotency_keys').where({ key }).update(dead)
      const again = await Promise.all([pay(300_000, key), pay(300_000, key)])
      assert.deepEqual([again[0].body, again[1].body], [first.body, first.body])
    }
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 600_000)
    await expectLineMatchesDebts(shop)
  })
})
