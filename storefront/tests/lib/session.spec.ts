import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#core/api/client.ts'
import { ApiError, ConnectionError } from '#core/api/errors.ts'
import { clearSession, session, startSession } from '#core/session.ts'
import { answering, json } from '../support.ts'

const expired = () => json({ title: 'UnauthorizedException', message: 'x' }, { status: 401 })
const get = async (path: string) => (await ask(path)).data
const isRenewal = (path: string) => path === '/api/user/refresh-token'

beforeEach(() => clearSession())
afterEach(() => clearSession())

test('an expired token is renewed once, and the call is repeated with the new one', async () => {
  startSession({ bearerToken: 'old' })
  const calls = answering(({ path, headers }) => {
    if (isRenewal(path)) return json({ bearerToken: 'new' })
    return headers.get('Authorization') === 'Bearer new' ? json({ n: 1 }) : expired()
  })
  await expect(get('/wallet')).resolves.toEqual({ n: 1 })
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/wallet',
    '/api/user/refresh-token',
    '/api/wallet',
  ])
  expect(session.exists.value).toBe(true)
})

test('an expired token of many calls at once is renewed once', async () => {
  startSession({ bearerToken: 'old' })
  const calls = answering(({ path, headers }) => {
    if (isRenewal(path)) return json({ bearerToken: 'new' })
    return headers.get('Authorization') === 'Bearer new' ? json({}) : expired()
  })
  await Promise.all([get('/a'), get('/b'), get('/c')])
  expect(calls.filter(({ path }) => isRenewal(path))).toHaveLength(1)
})

test('a session that the server ended is over here too', async () => {
  startSession({ bearerToken: 'old' })
  answering(() => expired())
  await expect(get('/wallet')).rejects.toBeInstanceOf(ApiError)
  expect(session.exists.value).toBe(false)
  expect(session.token.value).toBeNull()
})

test('a lost connection ends no session, and no call goes out without its token', async () => {
  startSession({ bearerToken: 'old' })
  session.token.value = null
  const calls = answering(() => Promise.reject(new TypeError('no network')))
  await expect(get('/wallet')).rejects.toBeInstanceOf(ConnectionError)
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/refresh-token'])
  expect(session.exists.value).toBe(true)
})

test('the token is kept in memory alone', async () => {
  startSession({ bearerToken: 'secret-token' })
  answering(() => json({}))
  await ask('/wallet')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret-token')
  expect(document.cookie).toBe('')
})

test('a call that nobody waits for any more ends', async () => {
  startSession({ bearerToken: 'token' })
  const calls = answering(() => undefined)
  const controller = new AbortController()
  const answer = ask('/wallet', { signal: controller.signal })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  controller.abort()
  await expect(answer).rejects.toBeInstanceOf(ConnectionError)
})

test('what the early script has begun is taken over, once', async () => {
  startSession({ bearerToken: 'old' })
  session.token.value = null
  globalThis.kasbenoRenewal = Promise.resolve(json({ bearerToken: 'early' }))
  globalThis.kasbenoHome = { path: '/home/x', answer: Promise.resolve(json({ n: 1 })) }
  const calls = answering(() => json({ n: 2 }))
  await expect(get('/home/x')).resolves.toEqual({ n: 1 })
  expect(session.token.value).toBe('early')
  expect(calls).toEqual([])
  await expect(get('/home/x')).resolves.toEqual({ n: 2 })
  expect(calls[0]!.headers.get('Authorization')).toBe('Bearer early')
})

test('what the early script could not get is asked for again', async () => {
  startSession({ bearerToken: 'old' })
  session.token.value = null
  globalThis.kasbenoRenewal = Promise.resolve(null)
  globalThis.kasbenoHome = { path: '/home/x', answer: Promise.resolve(null) }
  const calls = answering(({ path }) => json(isRenewal(path) ? { bearerToken: 'new' } : { n: 2 }))
  await expect(get('/home/x')).rejects.toBeInstanceOf(ConnectionError)
  await expect(get('/home/x')).resolves.toEqual({ n: 2 })
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/refresh-token', '/api/home/x'])
})

test('a renewal whose answer was lost is asked for again under the same key, the next one under another', async () => {
  startSession({ bearerToken: 'old' })
  let isDown = true
  const calls = answering(({ path, headers }) => {
    if (isRenewal(path)) {
      return isDown
        ? Promise.reject(new TypeError('no network'))
        : json({ bearerToken: headers.get('Idempotency-Key') })
    }
    return expired()
  })
  await get('/wallet').catch(() => undefined)
  isDown = false
  await get('/wallet').catch(() => undefined)
  startSession({ bearerToken: 'old' })
  await get('/wallet').catch(() => undefined)
  const [lost, repeated, next] = calls
    .filter(({ path }) => isRenewal(path))
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(lost).toMatch(/^.{16,}$/)
  expect(repeated).toBe(lost)
  expect(next).not.toBe(lost)
})

test.each([429, 500, 503])('a renewal that is answered by %i ends no session', async (status) => {
  startSession({ bearerToken: 'old' })
  session.token.value = null
  answering(() => json({}, { status }))
  await get('/wallet').catch(() => undefined)
  expect(session.exists.value).toBe(true)
})

test.each([400, 401, 403])('a renewal that is refused by %i ends the session', async (status) => {
  startSession({ bearerToken: 'old' })
  session.token.value = null
  answering(() => json({}, { status }))
  await get('/wallet').catch(() => undefined)
  expect(session.exists.value).toBe(false)
})

test.each([401, 403])(
  'a %i that stays ends the session, another refusal does not',
  async (status) => {
    startSession({ bearerToken: 'old' })
    answering(() => json({}, { status: 422 }))
    await get('/wallet').catch(() => undefined)
    expect(session.exists.value).toBe(true)
    answering(({ path }) => (isRenewal(path) ? json({ bearerToken: 'new' }) : json({}, { status })))
    await get('/wallet').catch(() => undefined)
    expect(session.exists.value).toBe(false)
  }
)
