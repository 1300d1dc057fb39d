import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { mayWrite, writingFunctions } from '#app/platform/database/outcome'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance } from '#tests/support/credit'
import { DatabaseProxy, type Accident } from '#tests/support/database_proxy'
import { eventually } from '#tests/support/eventually'
import { aShopThatOwes, installmentRow } from '#tests/support/installments'
import { orderRow, paymentCodeFor } from '#tests/support/orders'
import { aServer } from '#tests/support/server'
import env from '#start/env'

const claim = /انجام نشد|تغییری|کم نشده/

/** The product behind a line to the database that can be cut. */
const aProductBehindALine = async (settings: Record<string, string> = {}) => {
  const proxy = new DatabaseProxy()
  const server = await aServer({
    DATABASE_URL: await proxy.listen(),
    DATABASE_POOL_WAIT_MS: '2000',
    APP_KEY: process.env.APP_KEY!,
    CODE_PEPPER: process.env.CODE_PEPPER!,
    ...settings,
  })
  const ask = async (path: string, token?: string) => {
    const answer = await fetch(server.url + path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const send = async (path: string, body: object, { token = '', key = randomUUID() as string }) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Record<string, unknown>,
    }
  }
  const stop = async () => {
    await server.stop()
    await proxy.close().catch(() => undefined)
  }
  return { proxy, server, ask, send, stop }
}

/** Whether connections of the application that begin now may write. */
const letWrite = async (may: boolean) => {
  const database = new URL(env.get('DATABASE_URL')).pathname.slice(1)
  const mode = may
    ? 'reset default_transaction_read_only'
    : 'set default_transaction_read_only = on'
  await db.transaction(async (trx) => {
    await trx.rawQuery('set transaction read write')
    await trx.rawQuery(`alter role current_user in database "${database}" ${mode}`)
  })
}

test.group('A connection to the database that breaks', () => {
  const shortPatience = { DATABASE_DEADLINE_MS: '1000' }

  for (const accident of ['loseAnswer', 'hang', 'lose'] as Accident[]) {
    test(`at a COMMIT (${accident}) is an unknown outcome, and the same key asks for it`, async ({
      assert,
      cleanup,
    }) => {
      const { proxy, send, stop } = await aProductBehindALine(shortPatience)
      cleanup(stop)
      const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
      const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
      const asked = { token: shop.token, key: randomUUID() }
      // Connections are open, and the key of the process is taken.
      assert.equal((await send(path, { amount: 100_000 }, { token: shop.token })).status, 200)

      proxy.at('COMMIT', accident)
      const lost = await send(path, { amount: 300_000 }, asked)
      assert.isTrue(proxy.hasHappened)
      assert.equal(lost.status, 503, JSON.stringify(lost.body))
      assert.equal(lost.body.title, 'OutcomeUnknownException')
      assert.match(String(lost.body.message), /نمی‌دانیم.*همان کلید/)
      assert.notMatch(String(lost.body.message), claim)
      assert.equal(lost.retryAfter, '2')

      const known = await send(path, { amount: 300_000 }, asked)
      assert.equal(known.status, 200, JSON.stringify(known.body))
      assert.equal((await installmentRow(debt.installmentId)).paid_amount, 400_000)
      await expectLedgerInBalance()
    })
  }

  test('while a statement pays an invoice is an unknown outcome too', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, send, stop } = await aProductBehindALine(shortPatience)
    cleanup(stop)
    const shop = await aShopWithCredit(20_000_000)
    const [one, other] = [
      await anInvoice({ shop, amount: 2_000_000 }),
      await anInvoice({ shop, amount: 2_000_000 }),
    ]
    const pay = async (id: string, accident?: Accident) => {
      const body = { otpSecret: await paymentCodeFor(shop, id) }
      const key = randomUUID()
      const path = `/api/order/pending-orders/${id}/payment-otp-verify`
      const once = () => send(path, body, { token: shop.token, key })
      if (accident) proxy.at('pay_invoice', accident)
      return { first: await once(), once }
    }
    assert.equal((await pay(one.id)).first.status, 200)
    const { first, once } = await pay(other.id, 'loseAnswer')
    assert.isTrue(proxy.hasHappened)
    assert.equal(first.status, 503, JSON.stringify(first.body))
    assert.equal(first.body.title, 'OutcomeUnknownException')
    assert.equal((await orderRow(other.id)).status, 'COMPLETED')
    assert.equal((await once()).body.title, 'AlreadyProcessedException')
  })

  test('before anything was kept is told as what was not done', async ({ assert, cleanup }) => {
    const { proxy, send, stop } = await aProductBehindALine()
    cleanup(stop)
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
    assert.equal((await send(path, { amount: 100_000 }, { token: shop.token })).status, 200)
    proxy.at('complete_repayment', 'lose')
    const { status, body } = await send(path, { amount: 100_000 }, { token: shop.token })
    assert.isTrue(proxy.hasHappened)
    assert.equal(status, 503)
    assert.equal(body.title, 'ServerException')
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 100_000)
  })
})

test.group('A database', () => {
  test('that refuses connections is answered 503 with a time to come back', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, send, ask, stop } = await aProductBehindALine()
    cleanup(stop)
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
    await proxy.close()
    const { status, body, retryAfter } = await send(path, {}, { token: shop.token })
    assert.equal(status, 503)
    assert.equal(body.title, 'ServerException')
    assert.equal(retryAfter, '2')
    assert.equal((await ask('/api/user', shop.token)).status, 503)
    assert.equal((await ask('/health/ready')).status, 503)
  })

  test('that hangs keeps no call beyond its deadline, and serves again once it does not', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, send, ask, stop } = await aProductBehindALine({
      DATABASE_DEADLINE_MS: '1000',
      DATABASE_POOL_WAIT_MS: '500',
      DATABASE_POOL: '2',
    })
    cleanup(stop)
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
    const token = shop.token
    assert.equal((await send(path, { amount: 100_000 }, { token })).status, 200)
    proxy.freeze()
    const answers = await Promise.all([
      ask('/health/ready'),
      ...Array.from({ length: 5 }, () => ask('/api/user', token)),
      ...Array.from({ length: 3 }, () => send(path, { amount: 100_000 }, { token })),
    ])
    for (const { status, body } of answers) assert.equal(status, 503, JSON.stringify(body))
    proxy.thaw()
    const again = async () => (await send(path, { amount: 100_000 }, { token })).status === 200
    await eventually('a served call', again)
  })

  test('that takes no writes is not ready, and refuses commands with 503', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, ask, send, stop } = await aProductBehindALine()
    cleanup(stop)
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    await letWrite(false)
    cleanup(() => letWrite(true))
    // As after a switch to a standby: connections break, and the new ones only read.
    proxy.thaw()
    const isReadOnly = async () => {
      const { status, body } = await ask('/health/ready')
      return status === 503 && body.status === 'the database is read-only'
    }
    await eventually('a server that is not ready', isReadOnly)
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
    const refused = await send(path, { amount: 100_000 }, { token: shop.token })
    assert.equal(refused.status, 503)
    assert.equal(refused.body.title, 'ServerException')
    assert.equal((await ask('/api/user', shop.token)).status, 200)

    await letWrite(true)
    proxy.thaw()
    const isReady = async () => (await ask('/health/ready')).status === 200
    await eventually('a server that is ready again', isReady)
    assert.equal((await send(path, { amount: 100_000 }, { token: shop.token })).status, 200)
  })
})

test.group('What may have written', () => {
  test('is each statement that changes a row, also by a function', async ({ assert }) => {
    for (const sql of [
      'insert into "orders" ("id") values (?)',
      'update orders set a = 1',
      'with gone as (delete from a returning *) select * from gone',
      'select * from pay_invoice($1)',
      'select ledger.post($1)',
      'call something()',
    ])
      assert.isTrue(mayWrite(sql), sql)
    for (const sql of [
      'select "a" from "orders"',
      'BEGIN;',
      'insert into "idempotency_keys" ("key") values (?)',
      'set local statement_timeout = 1',
      'with a as (select 1) select updated_at from a',
    ])
      assert.isFalse(mayWrite(sql), sql)
  })

  test('names every function of the database that writes', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
      `select distinct p.proname as name from pg_proc p
         join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'ledger') and p.prokind = 'f' and p.provolatile = 'v'
          and p.prorettype <> 'trigger'::regtype
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
    )
    const names = rows.map(({ name }) => name)
    assert.deepEqual(
      names.filter((name) => !(writingFunctions as readonly string[]).includes(name)),
      []
    )
  })
})
