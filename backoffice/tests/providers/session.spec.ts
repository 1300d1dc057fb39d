import { HttpError } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { authProvider } from '../../src/providers/authProvider'
import { getJson, request } from '../../src/providers/http'
import { getBearerToken, setBearerToken } from '../../src/providers/session'
import { store } from '../../src/providers/store'
import { fakeServer, type Answers, type Call } from '../support/desk'

const renewal = '/api/user/refresh-token'
const expired = () => Response.json({ message: 'نشست تمام شده است.' }, { status: 401 })
const tokenOf = ({ headers }: Call) => headers.get('Authorization')
/** Knows the renewed token alone. */
const server = (answers: Answers = {}) =>
  fakeServer({
    'GET /api/admin/orders': (call) => (tokenOf(call) === 'Bearer new' ? { n: 1 } : expired()),
    [`POST ${renewal}`]: () => ({ bearerToken: 'new' }),
    ...answers,
  })
const status = (code: number) => () => Response.json({}, { status: code })

beforeEach(() => setBearerToken(null))

test('an expired token is renewed, and the call repeated with the new one', async () => {
  const { calls } = server()
  await expect(getJson('/api/admin/orders')).resolves.toEqual({ n: 1 })
  expect(calls.map((call) => [call.path, tokenOf(call)])).toEqual([
    ['/api/admin/orders', 'Bearer token'],
    [renewal, null],
    ['/api/admin/orders', 'Bearer new'],
  ])
})

test('many calls at once renew the session once', async () => {
  const { to } = server()
  await Promise.all([1, 2, 3].map(() => getJson('/api/admin/orders')))
  expect(to(renewal)).toHaveLength(1)
})

test('a renewal whose answer was lost is asked for once more, under the same key', async () => {
  let asked = 0
  const { to } = server({
    [`POST ${renewal}`]: () => {
      if (asked++ === 0) throw new TypeError('Failed to fetch')
      return { bearerToken: 'new' }
    },
  })
  await getJson('/api/admin/orders')
  const keys = to(renewal).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

const errorOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as HttpError
  )

test.each([
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is throttling', status(429)],
  ['the server is away', status(503)],
])('%s while the session is renewed: it is not over', async (_, answer) => {
  server({ [`POST ${renewal}`]: answer })
  const error = await errorOf(request('/api/admin/orders'))
  expect(error).toBeInstanceOf(HttpError)
  expect(error?.message).toBe('errors.network')
  await expect(authProvider.checkError(error)).resolves.toBeUndefined()
  expect(getBearerToken()).not.toBeNull()
})

test('a renewal that is refused ends the session', async () => {
  server({ [`POST ${renewal}`]: status(401) })
  const error = await errorOf(request('/api/admin/orders'))
  expect(error?.status).toBe(401)
  await expect(authProvider.checkError(error)).rejects.toBe(error)
})

test.each([403, 404, 409, 422, 429, 500])('a %i ends no session', async (code) => {
  server({ 'GET /api/admin/orders': status(code) })
  const error = await errorOf(request('/api/admin/orders'))
  expect(error?.status).toBe(code)
  await expect(authProvider.checkError(error)).resolves.toBeUndefined()
})

test('the end of a session forgets filters and pages, and keeps what a person set up', () => {
  store.setItem('orders.listParams', { filter: { q: 'رضایی' } })
  store.setItem('exports', ['job'])
  store.setItem('theme', 'dark')
  store.setItem('menu.open', true)
  store.reset()
  expect(store.getItem('orders.listParams')).toBeUndefined()
  expect(store.getItem('exports')).toBeUndefined()
  expect(store.getItem('theme')).toBe('dark')
  expect(store.getItem('menu.open')).toBe(true)
})
