import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import {
  outsideRoles,
  permissions,
  shippedRoles,
  type Permission,
  type ShippedRole,
} from '#contracts/identity'
import { permissionsTable } from '#app/desk/reports/policies/permissions_table'
import { staffRights } from '#app/people/identity/middleware/access_middleware'
import { routePolicies, type RoutePolicy } from '#app/desk/reports/policies/route_policies'
import { newId } from '#app/platform/values/ids'
import { call } from '#tests/support/http'
import { partnerToken, aSupplier } from '#factories/distributor'
import { signIn, staffToken } from '#tests/support/identity'
import { pathOf } from '#tests/support/paths'

/** Routes for everybody: whoever adds one says so here too. */
const open = [
  /^\/health\//,
  /^\/metrics$/,
  /^\/demo\//,
  /^\/api\/demo\/(sms|phones|cards|clock)$/,
  /^\/api\/docs/,
  /^\/api\/(provinces|cities|districts|guilds\/:plan)$/,
  /^\/api\/business-service-plan$/,
  /^\/api\/bank-branch\/:pageSize\/:pageNumber$/,
  /^\/api\/(lead\/retail-show|call-info|contacts\/waiting)$/,
  /^\/api\/preference\/pictures\/:id$/,
  /^\/api\/distributor-logos\/:id$/,
  /^\/api\/distributors\/:plan(\/:slug)?$/,
  /^\/api\/(settings|bank-branch|preference|preference\/(special-modal|special-model|show-contract))$/,
  /^\/api\/user\/(otp-start|otp-resend|otp-verify|login|refresh-token)$/,
  // By the refresh token, as the one above.
  /^\/api\/home\/:plan\/open$/,
  // By an id that stands on the file alone.
  /^\/api\/signed-files\/:id$/,
  // Under a signed link, or by the token that a gateway brings back.
  /^\/api\/exports\/:id\/file$/,
  /^\/api\/documents\/:id$/,
  /^\/api\/card-holder-papers\/:id$/,
  /^\/api\/company-papers\/:id$/,
  /^\/api\/payment\/callback\/:indicator$/,
  // Under the provider's signature, or a browser that proves nothing; and what an app asks before anybody signs in.
  /^\/api\/signing\/(callback|redirect|android-info|app-market-info)$/,
]

const name = ({ method, pattern }: RoutePolicy) => `${method} ${pattern}`
const statusOf = async (route: RoutePolicy, token?: string) => {
  const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {}
  return (await call(route.method, pathOf(route.pattern), { token, body })).status
}

const guarded = () => routePolicies().filter(({ access }) => access !== 'public')
/** Rights of which one opens the route. */
const rightsTo = ({ access }: RoutePolicy): Permission[] => staffRights(access)
const isOfStaff = (route: RoutePolicy) =>
  rightsTo(route).length > 0 || /^\/api\/(admin|distributor)\//.test(route.pattern)
const ofStaff = () => guarded().filter(isOfStaff)
const isDistributors = ({ pattern }: RoutePolicy) => pattern.startsWith('/api/distributor/')

/** Calls every route and names those whose status is not as it should be. */
const wrong = async (
  list: RoutePolicy[],
  token: string | undefined,
  isRight: (status: number, route: RoutePolicy) => boolean
) => {
  const found: string[] = []
  for (const route of list) {
    const status = await statusOf(route, token)
    if (!isRight(status, route)) found.push(`${name(route)} → ${status}`)
  }
  return found
}

test.group('The policy of every route', () => {
  test('is declared, once', ({ assert }) => {
    assert.isAbove(routePolicies().length, 100)
    assert.deepEqual(
      routePolicies()
        .filter(({ access }) => access === null)
        .map(name),
      []
    )
  })

  test('is public only where that was decided', ({ assert }) => {
    const unexpected = routePolicies().filter(
      ({ access, pattern }) =>
        access === 'public' && !open.some((expression) => expression.test(pattern))
    )
    assert.deepEqual(unexpected.map(name), [])
  })

  test('names the bank’s and the distributors’ prefixes for staff alone', ({ assert }) => {
    const others = routePolicies().filter(
      (route) =>
        /^\/api\/(admin|distributor)\//.test(route.pattern) &&
        !rightsTo(route).length &&
        route.access !== 'staff' &&
        route.access !== 'new-staff' &&
        route.access !== 'bank-staff'
    )
    assert.deepEqual(others.map(name), [])
  })

  test('is told in docs/permissions.md (else: npm run codegen)', async ({ assert }) => {
    const written = await readFile(app.makePath('../docs/permissions.md'), 'utf8')
    assert.equal(written, permissionsTable(routePolicies()))
  })
})

test.group('Whoever may not call a route', () => {
  test('gets 401 without a token, with a made-up one and with a refresh token', async ({
    assert,
  }) => {
    const { refreshToken } = await signIn()
    for (const token of [undefined, 'x'.repeat(43), refreshToken]) {
      assert.deepEqual(await wrong(guarded(), token, (status) => status === 401), [])
    }
  })

  test('gets 403 as a customer on the routes of staff and partners', async ({ assert }) => {
    const { token } = await signIn()
    const others = guarded().filter((route) => isOfStaff(route) || isPartners(route))
    assert.deepEqual(await wrong(others, token, (status) => status === 403), [])
  })

  test('gets 403 as a partner everywhere but under its scope', async ({ assert }) => {
    const { id: distributorId } = await aSupplier()
    const token = await partnerToken({ distributorId, scopes: [] })
    assert.deepEqual(await wrong(guarded(), token, (status) => status === 403), [])
  })

  test('gets 403 as a member of staff on the routes of customers and partners', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const others = guarded().filter(
      (route) => route.access === 'customer' || isPartners(route) || isDistributors(route)
    )
    // Everybody's own, wherever they are asked for.
    const own = others.filter(
      ({ pattern }) => !/^\/api\/distributor\/(exports|views|password)/.test(pattern)
    )
    assert.deepEqual(await wrong(own, token, (status) => status === 403), [])
  })

  test('gets 403 with every right but those that are asked for', async ({ assert }) => {
    const wanted = new Set(ofStaff().map((route) => rightsTo(route).join()))
    for (const rights of wanted) {
      const token = await staffWith(
        permissions.filter((right) => !rights.split(',').includes(right))
      )
      const list = ofStaff().filter((route) => rights && rightsTo(route).join() === rights)
      assert.deepEqual(await wrong(list, token, (status) => status === 403), [], rights)
    }
  })
})

/** The bank's lists are kept to their rows; its commands are not theirs. */
const isTheirs = (route: RoutePolicy) => isDistributors(route) || route.method === 'GET'

const isPartners = ({ access }: RoutePolicy) =>
  typeof access === 'object' && access !== null && 'partner' in access && !('staff' in access)

/** A member of the bank's staff with these rights and no others. */
const staffWith = async (rights: Permission[]) => {
  const key = `role-${newId()}`
  await db.table('roles').insert({ key, permissions: rights })
  return staffToken(key as ShippedRole)
}

test.group('Every shipped role', () => {
  test('may call exactly what the table says: {$self}')
    .with(Object.keys(shippedRoles) as ShippedRole[])
    .run(async ({ assert }, role) => {
      const held: readonly Permission[] = shippedRoles[role]
      const isOutside = role in outsideRoles
      const token = await staffToken(role, isOutside ? await aPlaceAtADistributor(role) : {})
      const found = await wrong(ofStaff(), token, (status, route) => {
        const rights = rightsTo(route)
        if (isOutside && route.access === 'bank-staff') return status === 403
        if (!rights.length) return status !== 401 && status !== 403
        const may =
          rights.some((right) => held.includes(right)) &&
          (isOutside ? isTheirs(route) : !isDistributors(route))
        return may ? status !== 401 && status !== 403 && status < 500 : status === 403
      })
      assert.deepEqual(found, [])
    })
})

const aPlaceAtADistributor = async (role: ShippedRole) => {
  const { id: distributorId } = await aSupplier()
  if (outsideRoles[role] !== 'MUST') return { distributorId }
  const branchId = newId()
  await db
    .table('distributor_branches')
    .insert({ id: branchId, distributor_id: distributorId, name: 'x', created_at: new Date() })
  return { distributorId, branchId }
}

test.group('Ids that are nobody’s or somebody else’s', () => {
  const withId = (list: RoutePolicy[]) => list.filter(({ pattern }) => /:id\b/.test(pattern))

  test('are not found by staff, and hostile ones neither', async ({ assert }) => {
    const token = await staffToken('super')
    const list = withId(ofStaff()).filter((route) => !isDistributors(route))
    assert.isAbove(list.length, 30)
    for (const id of [newId(), 'x', "'%20or%201=1", '0', '%00', '..%2f..%2fetc']) {
      const found: string[] = []
      for (const route of list) {
        const body = route.method === 'GET' ? undefined : {}
        const { status } = await call(route.method, pathOf(route.pattern, id), { token, body })
        // A command looks at its body first.
        const isRight = status === 404 || (route.method !== 'GET' && status === 422)
        if (!isRight) found.push(`${name(route)} → ${status}`)
      }
      assert.deepEqual(found, [], id)
    }
  })
})
