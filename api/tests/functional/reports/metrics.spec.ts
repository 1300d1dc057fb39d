import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dayToCloseBefore } from '#app/platform/time/close_of_day'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { aShop } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aServer, asInProduction } from '#tests/support/server'
import { approve, aWithdrawal } from '#tests/support/withdrawals'

const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((known) => known.startsWith(`${line} `))
      ?.slice(line.length)
  )

test.group('Metrics', () => {
  test('count requests by the pattern of their route, never by what is in it', async ({
    assert,
  }) => {
    const token = await staffToken('support')
    const line = 'http_requests_total{method="GET",route="/api/admin/sms/:id",status="404"}'
    const before = valueOf((await get('/metrics')).body, line) || 0
    const id = newId()
    await get(`/api/admin/sms/${id}`, { token })
    await get('/api/nowhere/at-all', { token })
    const { status, headers, body } = await get('/metrics')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
    assert.equal(valueOf(body, line), before + 1)
    assert.include(
      body,
      'http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/admin/sms/:id"}'
    )
    assert.notInclude(body, id)
    assert.notInclude(body, 'at-all')
  })

  test('tell of the pool, the outbox and the jobs', async ({ assert }) => {
    const event = { id: newId(), event: 'Unheard', payload: '{}' }
    await db.table('outbox').insert({ ...event, created_at: new Date(Date.now() - 60_000) })
    const { body } = await get('/metrics')
    await db.from('outbox').where({ id: event.id }).delete()
    assert.isAtLeast(valueOf(body, 'outbox_events'), 1)
    assert.isAtLeast(valueOf(body, 'outbox_lag_seconds'), 59)
    assert.isAtLeast(valueOf(body, 'db_pool_connections{state="used"}'), 0)
    assert.isAbove(valueOf(body, 'process_resident_memory_bytes'), 10_000_000)
    assert.include(body, '# TYPE jobs gauge')
  })

  test('tell of withdrawals that wait or are in doubt at the bank', async ({ assert }) => {
    await cleanDatabase()
    const shop = await aShop({ cash: 9_000_000 })
    const ids: string[] = []
    for (let made = 0; made < 3; made++) ids.push(await aWithdrawal(shop, 1_000_000))
    assert.equal((await approve(await staffToken('finance'), ids[0])).status, 200)
    await db.from('withdrawals').where({ id: ids[1] }).update({ bank_disagrees_since: new Date() })
    const { body } = await get('/metrics')
    const counts = { requested: 2, approved: 1, sent: 0, in_doubt: 1 }
    for (const [state, count] of Object.entries(counts)) {
      assert.equal(valueOf(body, `withdrawals{state="${state}"}`), count, state)
    }
  })

  test('tell of days that are not closed, and nothing where none was closed yet', async ({
    assert,
    cleanup,
  }) => {
    const days = await db.from('closed_days').select('day', 'closed_at')
    const forget = () => asOwner((trx) => trx.from('closed_days').delete())
    cleanup(async () => {
      await forget()
      if (days.length > 0) await db.table('closed_days').multiInsert(days)
    })
    await forget()
    assert.notMatch((await get('/metrics')).body, /^days_not_closed /m)
    const day = addDays(dayToCloseBefore(), -4)
    await db.table('closed_days').insert({ day, closed_at: new Date() })
    assert.equal(valueOf((await get('/metrics')).body, 'days_not_closed'), 3)
  })

  test('stand in the page of whoever is on call, each with its alarm, and no other does', async ({
    assert,
  }) => {
    const told = [...(await get('/metrics')).body.matchAll(/^# TYPE (\w+) /gm)]
    const page = await readFile(app.makePath('../docs/runbooks/README.md'), 'utf8')
    const [, section] = /## Metrics\n([^]+?)\n## /.exec(page)!
    const rows = section.split('\n').filter((line) => line.startsWith('| `'))
    const listed = rows.flatMap((row) =>
      [...row.split('|')[1].matchAll(/`(\w+)[`{]/g)].map(([, name]) => name)
    )
    assert.sameMembers(
      listed,
      told.map(([, name]) => name)
    )
    for (const row of rows) assert.match(row, /\| *\S[^|]*\|$/)
  })

  test('ask the database four times', async ({ assert, cleanup }) => {
    const asked: string[] = []
    const client = db.connection().getWriteClient()
    const note = ({ sql }: { sql: string }) => void asked.push(sql)
    client.on('query', note)
    cleanup(() => void client.removeListener('query', note))
    const { body } = await get('/metrics')
    assert.lengthOf(asked, 4, asked.join('\n'))
    assert.equal(valueOf(body, 'database_up'), 1)
    assert.equal(valueOf(body, 'database_read_only'), 0)
  })

  test('are in production for a scraper with the token or on the same machine', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await asInProduction())
    const server = await aServer({
      NODE_ENV: 'production',
      APP_URL: 'https://kasbeno.example',
      TLS: 'true',
      TRUSTED_PROXIES: '1',
      SMS_PROVIDERS: 'kavenegar',
      KAVENEGAR_API_KEY: 'key',
      METRICS_TOKEN: 'token-of-the-scraper',
    })
    cleanup(() => server.stop())
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/metrics`, { headers })).status
    const throughProxy = { 'x-forwarded-for': '203.0.113.7' }
    assert.equal(await statusWith({}), 200)
    assert.equal(await statusWith(throughProxy), 404)
    assert.equal(await statusWith({ forwarded: 'for=203.0.113.7' }), 404)
    const bearer = (token: string) => ({ ...throughProxy, authorization: `Bearer ${token}` })
    assert.equal(await statusWith(bearer('wrong')), 404)
    assert.equal(await statusWith(bearer('token-of-the-scraper')), 200)
  })
})
