import { test } from '@japa/runner'
import { eventually } from '#tests/support/eventually'
import { WayToDatabase } from '#tests/support/way_to_database'
import { aServer } from '#tests/support/server'

interface Line {
  level: number
  msg: string
  err?: { type: string; message?: string }
  repeated?: number
  firstSeen?: string
  lastSeen?: string
}

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))

const asks = 30

test.group('A server whose database is gone', () => {
  test('still tells its numbers, and logs each fault once, with its message and a count', async ({
    assert,
    cleanup,
  }) => {
    const way = new WayToDatabase()
    await way.open()
    const port = Number(new URL(way.url).port)
    const server = await aServer({
      NODE_ENV: 'development',
      DATABASE_URL: way.url,
      WORKER: 'true',
      // The other tests wait longer for a connection than this one should.
      DATABASE_POOL_WAIT_MS: '500',
    })
    cleanup(() => server.stop())
    await eventually('its jobs', async () => (await fetch(`${server.url}/health/jobs`)).ok)
    await way.close()

    for (let asked = 0; asked < asks; asked++) {
      assert.equal((await fetch(`${server.url}/health/ready`)).status, 503)
    }
    const metrics = await fetch(`${server.url}/metrics`)
    assert.equal(metrics.status, 200)
    const numbers = await metrics.text()
    assert.match(numbers, /^database_up 0$/m)
    // What nobody can count is missing: a 0 would end an alarm.
    assert.notMatch(
      numbers,
      /^(outbox_events|outbox_lag_seconds|payout_alarms_open|database_read_only|withdrawals|days_not_closed|jobs)\b/m
    )
    assert.match(numbers, /^process_resident_memory_bytes \d+$/m)

    await server.said('the database is lost')
    await way.open(port)
    await server.said('the database is back after ')
    assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
    await server.stop()
    const faults = linesOf(server.output()).filter(({ level, err }) => level >= 40 && err)
    for (const { err, msg } of faults) {
      assert.notEqual(err!.type, 'object', msg)
      assert.isNotEmpty(err!.message, msg)
    }
    // Whoever meets it: requests, each of the queues, the outbox.
    const first = faults.filter(({ repeated }) => !repeated).map(({ msg }) => msg)
    for (const msg of first) assert.match(msg, /^the database is lost: /)
    assert.sameMembers(first, [...new Set(first)])
    const told = faults.reduce((sum, { repeated = 1 }) => sum + repeated, 0)
    assert.isAtLeast(told, asks)
    for (const { firstSeen, lastSeen } of faults.filter(({ repeated }) => repeated)) {
      assert.isTrue(firstSeen! <= lastSeen!)
    }
    const backs = linesOf(server.output()).filter(({ msg }) =>
      msg.startsWith('the database is back')
    )
    assert.isNotEmpty(backs)
  })
})

test.group('A server that does no jobs', () => {
  test('does not say that it looks for them', async ({ assert, cleanup }) => {
    const server = await aServer({ NODE_ENV: 'development' })
    cleanup(() => server.stop())
    const answer = await fetch(`${server.url}/health/jobs`)
    assert.equal(answer.status, 503)
    assert.deepEqual(await answer.json(), { status: 'this process does no jobs' })
  })
})
