import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/platform/database/database'
import { nameUnknownEvents, on, publish, publishAll, relay } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { queue, settle } from '#app/platform/jobs/main'

declare module '#app/platform/events/outbox' {
  interface Events {
    OutboxTried: { mark: string }
    OutboxFollowed: { mark: string }
  }
}

let failing: string | null = null
const heard: string[] = []
on('OutboxTried', async ({ mark }, _then, trx) => {
  await publish('OutboxFollowed', { mark }, trx)
  if (mark === failing) throw new Error(`${mark} cannot be relayed`)
  heard.push(mark)
})
on('OutboxFollowed', () => Promise.resolve())

const relayOnce = async () => {
  const jobs = await queue()
  return relay(jobs.enqueue.bind(jobs))
}
const left = async (event: string): Promise<string[]> =>
  (await db.from('outbox').where({ event }).orderBy('id').select('payload')).map(
    ({ payload }) => payload.mark
  )

test.group('The outbox', (group) => {
  group.setup(() => settle())
  group.each.teardown(() => {
    failing = null
    heard.length = 0
  })

  test('lets no event wait for one that cannot be relayed, and keeps that one', async ({
    assert,
  }) => {
    failing = 'second'
    const events = ['first', 'second', 'third'].map((mark) => ({ mark }))
    await transaction((trx) => publishAll('OutboxTried', events, trx))
    assert.equal(await relayOnce(), 2)
    assert.deepEqual(await left('OutboxTried'), ['second'])
    assert.deepEqual(await left('OutboxFollowed'), ['first', 'third'])

    failing = null
    await settle()
    assert.deepEqual(await left('OutboxTried'), [])
    assert.deepEqual(heard.slice(-1), ['second'])
  })

  test('says so when nothing else is left', async ({ assert }) => {
    failing = 'alone'
    await transaction((trx) => publish('OutboxTried', { mark: 'alone' }, trx))
    await assert.rejects(relayOnce, 'alone cannot be relayed')
    assert.deepEqual(await left('OutboxTried'), ['alone'])
    failing = null
    await settle()
    assert.deepEqual(heard, ['alone'])
  })

  test('keeps what a newer version has published, names it in the log, and lets all others pass', async ({
    assert,
    cleanup,
  }) => {
    const created_at = new Date('2026-01-01')
    const unheard = Array.from({ length: 60 }, () => ({
      id: newId(),
      event: 'Unheard',
      payload: '{}',
      created_at,
    }))
    await db.table('outbox').multiInsert(unheard)
    cleanup(async () => void (await db.from('outbox').where({ event: 'Unheard' }).delete()))
    await transaction((trx) => publish('OutboxTried', { mark: 'known' }, trx))
    await settle()
    assert.deepEqual(heard, ['known'])
    const [{ count }] = await db.from('outbox').where({ event: 'Unheard' }).count('* as count')
    assert.equal(count, 60)

    const error = logger.error
    const told: unknown[] = []
    logger.error = ((...line: unknown[]) => void told.push(line)) as typeof logger.error
    await nameUnknownEvents().finally(() => (logger.error = error))
    const sentence = 'an event could not be relayed: this version does not know it'
    assert.deepEqual(told, [[{ event: 'Unheard', count: 60, since: created_at }, sentence]])
  })
})
