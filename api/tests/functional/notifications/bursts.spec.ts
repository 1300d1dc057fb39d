import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { Sms, type Message } from '#app/people/notifications/sms'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { queue } from '#app/platform/jobs/main'
import { JobQueue } from '#app/platform/jobs/queue'
import env from '#start/env'
import { freshPhone } from '#factories/fresh'

/** Each fetch of the queue stamps what it takes with its own time. */
const outcomeOf = async (keys: string[]) => {
  const jobs = await db
    .from('pgboss.job')
    .where('name', sendSms.name)
    .whereIn(db.raw(`data->>'key'`) as never, keys)
    .select('state', 'started_on')
  return {
    states: Object.entries(Object.groupBy(jobs, ({ state }) => state)).map(
      ([state, some]) => `${some!.length} ${state}`
    ),
    fetches: new Set(jobs.map(({ started_on: at }) => at?.getTime())).size,
  }
}

/** Lets a queue of its own send the messages until each was tried once, by a provider that refuses some. */
const sendAll = async (messages: Message[], isTaken: (message: Message) => boolean) => {
  const jobs = await queue()
  await transaction(async (trx) => {
    for (const message of messages) await jobs.enqueue(sendSms, message, trx)
  })
  const tried: string[] = []
  const allTried = Promise.withResolvers<void>()
  class Counting extends Sms {
    override async send(message: Message) {
      tried.push(message.key)
      if (tried.length === messages.length) allTried.resolve()
      return isTaken(message)
    }
  }
  app.container.swap(Sms, () => new Counting([]))
  const worker = new JobQueue(env.get('DATABASE_URL'), allTried.reject)
  const failures: string[] = []
  try {
    await worker.start()
    await worker.work((job) => failures.push(job), [sendSms])
    await allTried.promise
  } finally {
    await worker.stop()
    app.container.restore(Sms)
  }
  return { tried, failures, ...(await outcomeOf(messages.map(({ key }) => key))) }
}

const messagesOf = (count: number): Message[] =>
  Array.from({ length: count }, () => ({
    key: newId(),
    phone: freshPhone(),
    template: 'login-code',
    params: { code: '48213' },
  }))

test.group('A burst of messages', (group) => {
  group.each.setup(async () => {
    // What other tests left waiting would be sent by this queue as well.
    await db.from('pgboss.job').where('name', sendSms.name).delete()
  })

  test('is fetched in heaps, not one by one', async ({ assert }) => {
    const messages = messagesOf(300)
    const { tried, states, fetches } = await sendAll(messages, () => true)
    assert.sameMembers(
      tried,
      messages.map(({ key }) => key)
    )
    assert.deepEqual(states, ['300 completed'])
    assert.equal(fetches, Math.ceil(300 / sendSms.batch!))
  })

  test('holds one that fails, which alone is tried again', async ({ assert }) => {
    const messages = messagesOf(sendSms.batch!)
    const refused = messages[7]
    const { failures, states } = await sendAll(messages, ({ key }) => key !== refused.key)
    assert.deepEqual(failures, [sendSms.name])
    assert.sameMembers(states, [`${messages.length - 1} completed`, '1 retry'])
  })
})
