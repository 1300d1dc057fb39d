import { test } from '@japa/runner'
import { retryOf } from '#app/money/settlement/domain/retry'

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
    test(`${name}: ${onEvidence} by a file that another brought, ${onSomebodysWord} by one’s own word or file, FROZEN while an invoice is FRAUD, held back while a blacklist has it, ALARMED while the bank contradicts itself`, ({
      assert,
    }) => {
      const free = { isFrozen: false, isHeldBack: false, hasAlarm: false }
      const transfer = { iban: approved, ibanToday, ...free }
      assert.equal(retryOf({ ...transfer, isProven: true }), onEvidence)
      assert.equal(retryOf({ ...transfer, isProven: false }), onSomebodysWord)
      for (const isProven of [true, false]) {
        assert.equal(retryOf({ ...transfer, isFrozen: true, isProven }), 'FROZEN')
        assert.equal(retryOf({ ...transfer, hasAlarm: true, isProven }), 'ALARMED')
        const heldBack = onEvidence === 'NO_IBAN' ? 'NO_IBAN' : 'HELD_BACK'
        assert.equal(retryOf({ ...transfer, isHeldBack: true, isProven }), heldBack)
      }
    })
  }
})
