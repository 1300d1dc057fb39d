import { test } from '@japa/runner'
import type { Permission } from '#contracts/identity'
import type { StaffActor } from '#app/platform/audit/actor'
import { mayRead, type Resource } from '#app/platform/resource/resource'

const staff = (permissions: Permission[], of: Partial<StaffActor> = {}) =>
  ({ permissions, distributorId: null, branchId: null, ...of }) as StaffActor
const list = (of: Partial<Resource>) =>
  ({ permission: 'orders.list', part: null, confine: null, ...of }) as Resource

const part = { permission: 'companies.list', filter: { ownerType: 'company' } } as const
const ofDistributors = { distributor: 'o.distributor_id', branch: null }

test.group('Who may read a list', () => {
  test('is the bank’s staff with its right, or all of them where it has none', ({ assert }) => {
    assert.isTrue(mayRead(list({}), staff(['orders.list'])))
    assert.isFalse(mayRead(list({}), staff(['companies.list'])))
    assert.isTrue(mayRead(list({ permission: null }), staff([])))
  })

  test('is also who has the right to a part, as far as the part goes', ({ assert }) => {
    const legal = staff(['companies.list'])
    assert.isTrue(mayRead(list({ part }), legal))
    assert.isTrue(mayRead(list({ part }), legal, { ownerType: 'company', status: 'PAID' }))
    assert.isFalse(mayRead(list({ part }), legal, { status: 'PAID' }))
    assert.isTrue(mayRead(list({ part }), staff(['orders.list']), { status: 'PAID' }))
    assert.isFalse(mayRead(list({ part }), staff([])))
  })

  test('is a distributor’s user only where their own rows can be told', ({ assert }) => {
    const user = staff(['orders.list'], { distributorId: 'd' })
    const ofBranch = staff(['orders.list'], { distributorId: 'd', branchId: 'b' })
    assert.isFalse(mayRead(list({}), user))
    assert.isFalse(mayRead(list({ permission: null }), user))
    assert.isTrue(mayRead(list({ confine: ofDistributors }), user))
    assert.isFalse(mayRead(list({ confine: ofDistributors }), ofBranch))
    assert.isTrue(
      mayRead(list({ confine: { ...ofDistributors, branch: 'o.branch_id' } }), ofBranch)
    )
    assert.isFalse(mayRead(list({ confine: ofDistributors }), staff([], { distributorId: 'd' })))
  })
})
