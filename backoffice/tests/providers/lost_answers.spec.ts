import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../src/providers/dataProvider'

const keys: (string | null)[] = []
/** Answers in turns; the last one stays. */
const answering = (...replies: (() => Response | Promise<Response>)[]) => {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('Idempotency-Key')
    const reply = replies[Math.min(keys.push(key), replies.length) - 1]!
    return reply()
  })
}
const unknown = () =>
  Response.json({ title: 'OutcomeUnknownException', message: 'نمی‌دانیم' }, { status: 503 })
const noNetwork = () => Promise.reject(new TypeError('no network'))
const approve = () => runCommand('/api/admin/approvals/1/approve' as never, {}, 'one-key')

beforeEach(() => {
  keys.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a command whose outcome is unknown is asked for again under its key', async () => {
  answering(unknown, noNetwork, () => Response.json({ done: true }))
  const done = approve()
  await vi.runAllTimersAsync()
  expect(await done).toEqual({ done: true })
  expect(keys).toEqual(Array(3).fill('one-key'))
})

test('one that stays unknown says so', async () => {
  answering(unknown)
  const error = approve().catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  expect(((await error) as Error).message).toBe('errors.unknown')
  expect(keys).toHaveLength(4)
})

test('one that met no network says so at once', async () => {
  answering(noNetwork)
  await expect(approve()).rejects.toThrow('errors.unknown')
  expect(keys).toHaveLength(1)
})

test('a server that is away has done nothing, and is not asked again', async () => {
  answering(() => Response.json({ title: 'ServerException', message: 'شلوغ' }, { status: 503 }))
  const error = approve().catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  expect(((await error) as Error).message).toBe('شلوغ')
  expect(keys).toHaveLength(1)
})
