import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction, prepared } from '#app/platform/database/database'
import { signIn } from '#tests/support/identity'
import { aServer } from '#tests/support/server'

const second = /second connection/

test.group('A use case with a transaction of its own', () => {
  const asks: [string, () => Promise<unknown>][] = [
    ['a query of the builder', () => db.from('users').limit(1)],
    ['a prepared statement', () => prepared('one', 'select 1 as one', [])],
    ['another transaction', () => transaction((trx) => trx.from('users').limit(1))],
  ]
  for (const [name, ask] of asks) {
    test(`is told when it asks for a second connection: ${name}`, async ({ assert }) => {
      await assert.rejects(() => transaction(ask), second)
      // The one that it had is back, and the next may ask.
      await ask()
    })
  }

  test('may ask as often as it likes once that has ended', async ({ assert }) => {
    let go = () => {}
    const ended = new Promise<void>((resolve) => (go = resolve))
    const { later } = await transaction(async (trx) => {
      await trx.from('users').limit(1)
      return { later: ended.then(() => db.from('users').limit(1)) }
    })
    go()
    await assert.doesNotReject(() => later)
  })

  test('may open a savepoint in it', async ({ assert }) => {
    const rows = await transaction((trx) =>
      trx.transaction((savepoint) => prepared('one', 'select 1 as one', [], savepoint))
    )
    assert.deepEqual(rows, [{ one: 1 }])
  })
})

test.group('A pool without a free connection', () => {
  test('answers 503, says when to come back, and serves on once there is one', async ({
    assert,
    cleanup,
  }) => {
    const { token } = await signIn()
    const server = await aServer({ DATABASE_POOL: '1', DATABASE_POOL_WAIT_MS: '300' })
    cleanup(() => server.stop())
    const me = () =>
      fetch(`${server.url}/api/user`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal((await me()).status, 200)

    const trx = await db.transaction()
    await trx.rawQuery('lock table users in access exclusive mode')
    const first = me()
    let refused = await me()
    while (refused.status === 200) refused = await me()
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '2')
    const body = (await refused.json()) as { title: string; message: string }
    assert.equal(body.title, 'ServerException')
    assert.match(body.message, /شلوغ/)
    const ready = await fetch(`${server.url}/health/ready`)
    assert.equal(ready.status, 503)
    assert.deepEqual(await ready.json(), { status: 'all connections of this process are in use' })
    await trx.rollback()
    assert.equal((await first).status, 200)
    assert.equal((await me()).status, 200)
  })
})
