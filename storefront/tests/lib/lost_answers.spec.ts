import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#core/api/client.ts'
import { LostAnswer } from '#core/api/errors.ts'
import { clearSession, startSession } from '#core/session.ts'
import { answering, json } from '../support.ts'

const unknown = () =>
  json({ title: 'OutcomeUnknownException', message: 'نمی‌دانیم' }, { status: 503 })
const pay = (key?: string) => api.post('/payment/create-payment' as never, {}, key)
const claims = /انجام نشد|تغییری|کم نشده/

beforeEach(() => {
  vi.useFakeTimers()
  startSession({ bearerToken: 'mine' })
})
afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

test('a payment whose outcome is unknown is asked for again under its key', async () => {
  let tries = 0
  const calls = answering(() => {
    if (++tries === 1) return unknown()
    return tries === 2 ? Promise.reject(new TypeError('no network')) : json({ paid: true })
  })
  const paid = pay('one-key')
  await vi.runAllTimersAsync()
  await expect(paid).resolves.toEqual({ paid: true })
  expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
    Array(3).fill('one-key')
  )
})

test('one that stays unknown is never told as what was not done', async () => {
  const calls = answering(unknown)
  const paid = pay('one-key').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  const error = await paid
  expect(error).toBeInstanceOf(LostAnswer)
  expect((error as Error).message).toMatch(/هنوز نمی‌دانیم/)
  expect((error as Error).message).not.toMatch(claims)
  expect(calls).toHaveLength(4)
})

test('a command without a key is sent once, and told as what nobody knows', async () => {
  const calls = answering(() => Promise.reject(new TypeError('no network')))
  const sent = pay().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await sent).toBeInstanceOf(LostAnswer)
  expect(((await sent) as Error).message).toMatch(/نمی‌دانیم/)
  expect(calls).toHaveLength(1)
})
