import { test } from '@japa/runner'
import { retryOf } from '#app/settlement/domain/retry'

const [approved, other] = ['IR270170000000100324200001', 'IR110120000000005500000002']

test.group('A failed transfer', () => {
  for (const [name, ibanToday, way] of [
    ['to the account that was approved', approved, 'SEND'],
    ['to another account by now', other, 'APPROVE'],
    ['to a distributor without an account by now', null, 'NO_IBAN'],
    ['to a distributor with a wrong IBAN by now', 'IR270170000000100324200002', 'NO_IBAN'],
    ['to a distributor with an empty IBAN by now', '', 'NO_IBAN'],
  ] as const) {
    test(`${name}: ${way}, and FROZEN while one of its invoices is FRAUD`, ({ assert }) => {
      assert.equal(retryOf({ iban: approved, ibanToday, isFrozen: false }), way)
      assert.equal(retryOf({ iban: approved, ibanToday, isFrozen: true }), 'FROZEN')
    })
  }
})
