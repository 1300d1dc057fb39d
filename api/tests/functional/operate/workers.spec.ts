import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { asOwner } from '#factories/as_owner'
import { cleanDatabase } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aServer } from '#tests/support/server'

/** More than are written while somebody waits. */
const rows = 50_001

const fill = () =>
  db.rawQuery(
    `insert into sms_messages (id, phone, template, idempotency_key, status, created_at)
     select gen_random_uuid(), '09' || lpad(n::text, 9, '0'), 'login-code', n::text, 'SENT',
            timestamptz '2026-03-01' + n * interval '1 second'
       from generate_series(1, ?::int) as n`,
    [rows]
  )

const aWorker = () => aServer({ NODE_ENV: 'development', WORKER: 'true' })

const exportState = async (id: string) =>
  (await db.from('exports').where({ id }).firstOrFail()).status
const jobOf = (id: string) => db.from('pgboss.job').whereRaw(`data ->> 'exportId' = ?`, [id])
const stateOf = async (id: string) => ({
  ...(await jobOf(id).select('state', 'retry_count').firstOrFail()),
})

/** Through a pooler too: `npm run test:long`. */
test.group('A worker in a process of its own', (group) => {
  group.each.setup(async () => {
    await cleanDatabase()
    await fill()
  })

  const anExport = async () => {
    const token = await staffToken('support')
    const { status, body } = await get('/api/admin/sms/export?format=csv', { token })
    return { token, status, id: String(body.jobId) }
  }

  test('writes the files that others ask for, and says that it looks for more', async ({
    assert,
    cleanup,
  }) => {
    const { token, status, id } = await anExport()
    assert.equal(status, 202)
    const worker = await aWorker()
    cleanup(() => worker.stop())
    await eventually('the file', async () => (await exportState(id)) === 'DONE')
    const { body } = await get(`/api/admin/exports/${id}`, { token })
    assert.containSubset(body, { status: 'DONE', progress: 100, rows })
    assert.equal((await fetch(`${worker.url}/health/jobs`)).status, 200, worker.output())
    assert.notMatch(worker.output(), /"level":[56]0/)
  })

  test('hands on what it held when it is killed', async ({ assert, cleanup }) => {
    const { id } = await anExport()
    await asOwner(async (trx) => {
      await trx.rawQuery('lock table sms_messages in access exclusive mode')
      const first = await aWorker()
      cleanup(() => void first.kill('SIGKILL'))
      await eventually('it is taken', async () => (await stateOf(id)).state === 'active')
      first.kill('SIGKILL')
      await first.ended
    })
    assert.deepEqual(await stateOf(id), { state: 'active', retry_count: 0 })

    // As if half a minute had gone by.
    await jobOf(id).update({ heartbeat_on: db.raw(`heartbeat_on - interval '31 seconds'`) })
    const second = await aWorker()
    cleanup(() => second.stop())
    await eventually('its end', async () => (await stateOf(id)).state === 'completed')
    assert.equal((await stateOf(id)).retry_count, 1)
    assert.equal(await exportState(id), 'DONE')
  })
})
