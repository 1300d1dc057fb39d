import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { sweepIdempotencyKeys } from '#app/platform/http/jobs/sweep_idempotency_keys'

test.group('Keys of long ago', () => {
  for (const [days, isKept] of [
    [29, true],
    [31, false],
  ] as const) {
    test(`after ${days} days a key is ${isKept ? 'still known' : 'forgotten'}`, async ({
      assert,
    }) => {
      const key = { owner: 'customer:1', route: 'POST /api/x', key: newId() }
      await db.table('idempotency_keys').insert({
        ...key,
        body_hash: '',
        status: 200,
        created_at: clock.systemNow().minus({ days }).toJSDate(),
      })
      await sweepIdempotencyKeys.run({})
      const row = await db.from('idempotency_keys').where(key).first()
      assert.equal(Boolean(row), isKept)
    })
  }
})
