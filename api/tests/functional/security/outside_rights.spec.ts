import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { outsidePermissions, permissions } from '#contracts/identity'
import { call } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { openLists } from '#tests/support/open_lists'
import { aSupplier } from '#factories/distributor'
import { asOwner } from '#factories/as_owner'
import { newId } from '#app/platform/values/ids'

const role = 'outside-with-everything'
const run = `/api/admin/settlement/maturity-runs`

test.group('A distributor’s user whose role was given everything', (group) => {
  let token: string
  group.setup(async () => {
    await db.table('roles').insert({ key: role, permissions: [...permissions] })
    const { id: distributorId } = await aSupplier()
    const staff = await aSignedInStaff('distributor', { distributorId })
    await db.from('staff_users').where({ id: staff.id }).update({ role })
    token = staff.token
    return async () => {
      await db.from('staff_users').where({ id: staff.id }).update({ role: 'distributor' })
      await asOwner((trx) => trx.from('roles').where({ key: role }).delete())
    }
  })

  for (const [method, path] of [
    ['GET', '/api/admin/ledger/trial-balance'],
    ['GET', '/api/admin/ledger/reconcile'],
    ['POST', run],
    ['GET', `${run}/${newId()}`],
    ['POST', `${run}/${newId()}/approve`],
    ['POST', `/api/admin/orders/${newId()}/fraud`],
    ['POST', '/api/admin/credit/allocate'],
    ['POST', '/api/admin/credit/suspend'],
    ['POST', '/api/admin/gateway-deposits'],
    ['POST', `/api/admin/payments/${newId()}/confirm`],
    ['PUT', '/api/admin/settings/vatRatePpm'],
    ['GET', '/api/admin/audit/verify'],
    ['POST', '/api/admin/staff'],
    ['GET', `/api/admin/partner-clients/${newId()}/webhook`],
    ['GET', `/api/admin/registrations/${newId()}`],
  ] as const) {
    test(`has no right to ${method} ${path.replace(/[\da-f-]{36}/, ':id')}`, async ({ assert }) => {
      const body = method === 'GET' ? undefined : {}
      assert.equal((await call(method, path, { token, body })).status, 403)
    })
  }

  test('still reads what is kept to its own rows', async ({ assert }) => {
    for (const name of ['orders', 'payouts', 'receivables', 'branches']) {
      assert.equal((await call('GET', `/api/distributor/${name}`, { token })).status, 200, name)
    }
  })

  test('may be given only what lists keep to their own rows', async ({ assert }) => {
    // What is no list keeps to their own by its action (`orders/disputes.spec.ts`, `order_uploads/post.spec.ts`), or sums up lists
    // (`distributor_reports/reports.spec.ts`).
    assert.deepEqual(
      outsidePermissions.filter((name) => !name.endsWith('.list')),
      [
        'orders.handle',
        'order-uploads.post',
        'disputes.answer',
        'distributor-reports.read',
        'branches.update',
        'distributor-users.update',
      ]
    )
    const confined = openLists().filter(({ confine }) => confine)
    assert.sameMembers(
      [...new Set(confined.map(({ permission }) => permission))],
      outsidePermissions.filter((name) => name.endsWith('.list'))
    )
  })
})
