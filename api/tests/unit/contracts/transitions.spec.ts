import { test } from '@japa/runner'
import { cardTransitions, parcelTransitions } from '#contracts/cards'
import { companyReopenTransitions, companyTransitions } from '#contracts/companies'
import { approvalTransitions, packageTransitions } from '#contracts/credit'
import { orderTransitions } from '#contracts/orders'
import { paymentTransitions } from '#contracts/payments'
import { reopenTransitions, stepTransitions } from '#contracts/registration'
import { canMove, firstMatch, statusesBefore, type Transitions } from '#contracts/transitions'

const tables: Record<string, Transitions<string>> = {
  steps: stepTransitions,
  reopenedSteps: reopenTransitions,
  companySteps: companyTransitions,
  reopenedCompanies: companyReopenTransitions,
  packages: packageTransitions,
  approvals: approvalTransitions,
  orders: orderTransitions,
  payments: paymentTransitions,
  cards: cardTransitions,
  parcels: parcelTransitions,
}

test.group('State tables', () => {
  for (const [name, table] of Object.entries(tables)) {
    test(`${name}: every target is a status of the table, and none moves to itself`, ({
      assert,
    }) => {
      for (const [from, targets] of Object.entries(table)) {
        for (const to of targets) assert.property(table, to)
        assert.notInclude(targets, from)
      }
    })
  }

  test('only the moves of the table are allowed', ({ assert }) => {
    assert.isTrue(canMove(stepTransitions, 'PENDING', 'APPROVED'))
    assert.isFalse(canMove(stepTransitions, 'APPROVED', 'REJECTED'))
    assert.isFalse(canMove(orderTransitions, 'CANCELED', 'COMPLETED'))
    assert.isFalse(canMove(orderTransitions, 'COMPLETED', 'CREATED'))
    assert.deepEqual(statusesBefore(orderTransitions, 'FRAUD'), ['CREATED', 'PENDING', 'COMPLETED'])
    assert.deepEqual(statusesBefore(orderTransitions, 'TEST'), [])
  })

  test('rules without a match are a fault, not a default', ({ assert }) => {
    const rules = firstMatch<number, 'big'>([['big', (n) => n > 10]])
    assert.equal(rules(11), 'big')
    assert.throws(() => rules(1), /no rule matches/)
  })
})
