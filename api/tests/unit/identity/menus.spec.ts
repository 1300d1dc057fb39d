import { test } from '@japa/runner'
import { shippedRoles } from '#contracts/identity'
import { menusOf } from '#app/people/staff/domain/menus'

test.group('Menus', () => {
  test('whoever may read a resource may open it, whoever may only command it may not', ({
    assert,
  }) => {
    assert.deepEqual(menusOf(['orders.list', 'ledger.read', 'credit.allocate', 'demo.clock']), [
      'orders',
      'ledger',
    ])
  })

  test('the KYC officer opens the dashboard, registrations, inquiries, people, places, branches and enrolments', ({
    assert,
  }) => {
    assert.deepEqual(menusOf(shippedRoles.kyc), [
      'dashboard',
      'registrations',
      'inquiries',
      'users',
      'locations',
      'bank-branches',
      'signature-enrollments',
    ])
  })
})
