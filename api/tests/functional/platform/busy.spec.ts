import { test } from '@japa/runner'
import { routePolicies } from '#app/desk/reports/policies/route_policies'
import { call, get } from '#tests/support/http'
import { staffPassword } from '#factories/staff'
import { aSignedInStaff, signIn } from '#tests/support/identity'
import { pathOf } from '#tests/support/paths'

const parallel = 20

/** What takes a route past its validator, to where it works. */
const bodies: Record<string, object> = {
  'PUT /api/admin/me/password': {
    currentPassword: staffPassword,
    newPassword: 'another password of the tests',
  },
  'POST /api/admin/me/totp': { password: staffPassword },
  'POST /api/admin/me/totp/confirm': { totp: '123456' },
  'POST /api/user/switch': { plan: 'kasbeno-fmcg-real' },
  'PUT /api/user/:plan': {
    firstname: 'مریم',
    lastname: 'رضایی',
    nationalCode: '0013542419',
    dateOfBirth: '1990-05-01',
  },
}

/** Ends the session that the next call needs. */
const ends = new Set(['DELETE /api/user/logout', 'POST /api/user/switch'])

/**
 * Calls each route that lets the caller in, twenty times at once, while somebody else reads.
 * @returns the routes with an answer of 5xx, and how many routes there were
 */
const press = async (token: () => Promise<string>) => {
  const { token: others } = await signIn()
  const faults: string[] = []
  let tried = 0
  let current = await token()
  for (const route of routePolicies()) {
    const name = `${route.method} ${route.pattern}`
    if (route.access === 'public' || route.pattern.startsWith('/api/demo')) continue
    const body =
      route.method === 'GET' || route.method === 'DELETE' ? undefined : (bodies[name] ?? {})
    const ask = () => call(route.method, pathOf(route.pattern), { token: current, body })
    if (!ends.has(name) && (await ask()).status === 403) continue
    tried++
    const [read, ...answers] = await Promise.all([
      get('/api/user', { token: others }),
      ...Array.from({ length: parallel }, ask),
    ])
    const statuses = answers.map(({ status }) => status)
    if (read.status !== 200 || statuses.some((status) => status >= 500)) {
      faults.push(`${name} → ${[...new Set(statuses)]}, others ${read.status}`)
    }
    if (ends.has(name)) current = await token()
  }
  return { faults, tried }
}

test.group('Twenty calls at once of one person', () => {
  test('are answered, whatever the route, and others are served meanwhile: a new customer', async ({
    assert,
  }) => {
    const { faults, tried } = await press(async () => (await signIn()).token)
    assert.deepEqual(faults, [])
    assert.isAbove(tried, 30)
  }).timeout(600_000)

  test('are answered, whatever the route, and others are served meanwhile: the weakest of staff', async ({
    assert,
  }) => {
    const { faults, tried } = await press(async () => (await aSignedInStaff('legal')).token)
    assert.deepEqual(faults, [])
    assert.isAbove(tried, 5)
  }).timeout(600_000)
})
