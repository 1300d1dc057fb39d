import { test } from '@japa/runner'
import { isBeyond, refusalOfPosition } from '#app/people/staff/domain/position'

const there = { distributor: true, branch: true }
const none = { distributor: false, branch: false }
const at = (role: string, distributorId: string | null, branchId: string | null, known = there) =>
  refusalOfPosition({ role, distributorId, branchId }, known)?.message ?? null

test.group('Where a member of staff belongs', () => {
  test('is the bank, a distributor, or a branch of it, as the role says', ({ assert }) => {
    assert.isNull(at('finance', null, null, none))
    assert.isNull(at('distributor', 'd', null))
    assert.isNull(at('branch', 'd', 'b'))
    assert.isNull(at('accountant', 'd', null))
    assert.equal(at('distributor', null, null), 'distributorNeeded')
    assert.equal(at('branch', null, 'b'), 'distributorNeeded')
    assert.equal(at('finance', 'd', null), 'noDistributor')
    assert.equal(at('branch', 'd', null), 'branchNeeded')
    assert.equal(at('accountant', null, null), 'distributorNeeded')
    assert.equal(at('accountant', 'd', 'b'), 'noBranch')
  })

  test('is a place that is known', ({ assert }) => {
    assert.equal(at('distributor', 'd', null, none), 'unknownDistributor')
    assert.equal(at('branch', 'd', 'b', { ...there, branch: false }), 'unknownBranch')
    assert.equal(at('finance', null, 'b', none), 'unknownBranch')
  })

  test('gives no right that is not one’s own', ({ assert }) => {
    assert.isFalse(isBeyond(['orders.list', 'users.list'], ['users.list']))
    assert.isTrue(isBeyond(['orders.list'], ['orders.list', 'users.list']))
    assert.isFalse(isBeyond([], []))
  })
})
