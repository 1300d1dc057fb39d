import { test } from '@japa/runner'
import pg from 'pg'
import { PreparedQuery } from '#app/platform/database/prepared_query'
import env from '#start/env'

const types = `select $1::bigint as big, $2::date as day, $3::jsonb as json, $4::text as nothing,
                      $5::timestamptz as at, $6::uuid[] as ids, true as yes, 1.5::numeric as half`
const at = new Date('2026-03-21T08:30:00.123Z')
const ids = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '7c9e6679-7425-40de-944b-e07fc1f90ae8']
const values = [9_007_199_254_740_991, '2026-03-21', '{"a":[1,null]}', null, at, ids]

const aClient = async () => {
  // A connection that is stuck ends the test, not the run.
  const client = new pg.Client({ connectionString: env.get('DATABASE_URL'), query_timeout: 10_000 })
  await client.connect()
  const asked: string[] = []
  const { connection } = client as unknown as {
    connection: Record<'parse' | 'describe', (message: object) => void>
  }
  for (const name of ['parse', 'describe'] as const) {
    const send = connection[name].bind(connection)
    connection[name] = (message) => {
      asked.push(name)
      send(message)
    }
  }
  const run = (name: string, text: string, given: readonly unknown[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      void client.query(
        new PreparedQuery(name, text, given) as never,
        ((error: unknown, rows?: unknown[]) => (rows ? resolve(rows) : reject(error))) as never
      )
    })
  return { client, asked, run, close: () => client.end() }
}

test.group('A prepared statement', () => {
  test('is read once and asked for its columns once, and gives what pg itself gives', async ({
    assert,
    cleanup,
  }) => {
    const { client, asked, run, close } = await aClient()
    cleanup(close)
    const { rows: expected } = await client.query(types, values)
    asked.length = 0
    assert.deepEqual(await run('types', types, values), expected)
    assert.deepEqual(asked, ['parse', 'describe'])
    assert.deepEqual(await run('types', types, values), expected)
    assert.deepEqual(await run('types', types, [null, null, null, 'a', null, []]), [
      { ...expected[0], big: null, day: null, json: null, nothing: 'a', at: null, ids: [] },
    ])
    assert.deepEqual(asked, ['parse', 'describe'])
    assert.deepEqual(expected[0].big, 9_007_199_254_740_991)
    assert.deepEqual(await run('none', 'select 1 as one where false'), [])
    assert.deepEqual(await run('none', 'select 1 as one where false'), [])
    const numbers = 'select n, n * 2 as twice from generate_series(1, $1::integer) n'
    await run('numbers', numbers, [1])
    assert.deepEqual(await run('numbers', numbers, [2]), [
      { n: 1, twice: 2 },
      { n: 2, twice: 4 },
    ])
  })

  test('that fails leaves a connection that works', async ({ assert, cleanup }) => {
    const { run, close } = await aClient()
    cleanup(close)
    const share = 'select 1 / $1::integer as share'
    await assert.rejects(() => run('broken', 'select nothing from nowhere'), /nowhere/)
    await assert.rejects(() => run('share', share, [0]), 'division by zero')
    assert.deepEqual(await run('share', share, [1]), [{ share: 1 }])
    await assert.rejects(() => run('share', share, [0]), 'division by zero')
    assert.deepEqual(await run('share', share, [1]), [{ share: 1 }])
    const endless: Record<string, unknown> = {}
    endless.self = endless
    await assert.rejects(() => run('share', share, [endless]), /circular/i)
    await assert.rejects(() => run('share', 'select 2 as share'), /another text/)
    const tooBig = 'select $1::bigint as big'
    await assert.rejects(() => run('big', tooBig, ['9223372036854775807']))
    assert.deepEqual(await run('big', tooBig, ['1']), [{ big: 1 }])
    assert.deepEqual(await run('share', share, [1]), [{ share: 1 }])
  })
})
