import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { transaction } from '#app/platform/database/database'
import { queue } from '#app/platform/jobs/main'
import { definedJobs, JobQueue, silentMsMax } from '#app/platform/jobs/queue'
import { forgetExports, writeExport } from '#app/platform/resource/export_job'
import { newId } from '#app/platform/values/ids'
import { eventually } from '#tests/support/eventually'

interface JobRow {
  id: string
  state: string
  heartbeat_seconds: number
  expire_seconds: number
}

/** A job that a process took, which has said last so many seconds ago that it lives. */
const takenJob = async (saidSecondsAgo: number): Promise<JobRow> => {
  const exportId = newId()
  const jobs = await queue()
  await transaction((trx) => jobs.enqueue(writeExport, { exportId }, trx, new Date('2100-01-01')))
  const [job] = await db.from('pgboss.job').whereRaw(`data ->> 'exportId' = ?`, [exportId])
  await db
    .from('pgboss.job')
    .where('id', job.id)
    .update({
      state: 'active',
      started_on: db.raw(`now() - interval '3 hours'`),
      heartbeat_on: db.raw(`now() - ? * interval '1 second'`, [saidSecondsAgo]),
    })
  return job
}

const stateOf = async ({ id }: JobRow): Promise<string> =>
  (await db.from('pgboss.job').where({ id }).firstOrFail()).state

test.group('Jobs that a process has taken', () => {
  test('are given to another when it was killed, and are its own while it lives, however long', async ({
    assert,
    cleanup,
  }) => {
    const [ofKilled, ofLiving] = [await takenJob(31), await takenJob(-600)]
    cleanup(async () => {
      await db.from('pgboss.job').whereIn('id', [ofKilled.id, ofLiving.id]).delete()
    })
    assert.containSubset(ofKilled, { heartbeat_seconds: 30, expire_seconds: 43_200 })
    await eventually('another take', async () => (await stateOf(ofKilled)) === 'retry')
    assert.equal(await stateOf(ofLiving), 'active')
  })

  test('come from queues that are all held to it', async ({ assert }) => {
    const queues = await db
      .from('pgboss.queue')
      .whereIn(
        'name',
        definedJobs().map(({ name }) => name)
      )
      .select('name', 'heartbeat_seconds', 'expire_seconds')
    assert.lengthOf(queues, definedJobs().length)
    for (const { name, ...rest } of queues) {
      assert.deepEqual({ ...rest }, { heartbeat_seconds: 30, expire_seconds: 43_200 }, name)
    }
  })
})

test.group('A queue', () => {
  test('is silent when nobody looks into it, or has not for half a minute', async ({ assert }) => {
    const jobs = new JobQueue(env.get('DATABASE_URL'), (error) => assert.fail(error.message))
    await jobs.start()
    try {
      const names = definedJobs().map(({ name }) => name)
      assert.sameMembers(jobs.silent(), names)
      await jobs.work((_job, error) => assert.fail(String(error)), [forgetExports])
      assert.notInclude(jobs.silent(), forgetExports.name)
      assert.include(jobs.silent(Date.now() + silentMsMax + 1_000), forgetExports.name)
      await jobs.rest()
      assert.sameMembers(jobs.silent(), names)
    } finally {
      await jobs.stop()
    }
  })
})
