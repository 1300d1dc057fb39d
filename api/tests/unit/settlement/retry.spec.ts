import { test } from '@japa/runner'
import { retryOf } from '#app/settlement/domain/retry'

const [approved, other] = ['IR270170000000100324200001', 'IR110120000000005500000002']

test.group('A failed transfer', () => {
  for (const [name, ibanToday, onEvidence, onSomebodysWord] of [
    ['to the account that was approved', approved, 'SEND', 'APPROVE'],
    ['to another account by now', other, 'APPROVE', 'APPROVE'],
    ['to a distributor without an account by now', null, 'NO_IBAN', 'NO_IBAN'],
    [
      'to a distributor with a wrong IBAN by now',
      'IR270170000000100324200002',
      'NO_IBAN',
      'NO_IBAN',
    ],
    ['to a distributor with an empty IBAN by now', '', 'NO_IBAN', 'NO_IBAN'],
  ] as const) {
    test(`${name}: ${onEvidence} by the bank’s file, ${onSomebodysWord} by somebody’s word, FROZEN while an invoice is FRAUD`, ({
      assert,
    }) => {
      const transfer = { iban: approved, ibanToday, isFrozen: false }
      assert.equal(retryOf({ ...transfer, hasEvidence: true }), onEvidence)
      assert.equal(retryOf({ ...transfer, hasEvidence: false }), onSomebodysWord)
      for (const hasEvidence of [true, false]) {
        assert.equal(retryOf({ ...transfer, isFrozen: true, hasEvidence }), 'FROZEN')
      }
    })
  }
})
