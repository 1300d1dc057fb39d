import { test } from '@japa/runner'
import {
  maskedIban,
  refusalToWithdraw,
  withdrawable,
  withdrawalTransitions,
  type WithdrawalFacts,
} from '#contracts/withdrawals'

const nothingOwed: WithdrawalFacts = {
  cash: 1_000,
  overdue: 0,
  owed: 0,
  isWrittenOff: false,
  isBlacklisted: false,
  isFraud: false,
  isBankInDoubt: false,
  isFeeOpen: false,
}
const cases: [string, Partial<WithdrawalFacts>, number, string | null][] = [
  ['all of it', {}, 1_000, null],
  ['all of it beside a debt that is not due', { owed: 900 }, 1_000, null],
  ['nothing of nothing', { cash: 0, overdue: 5 }, 0, 'EMPTY'],
  ['what is left after past due', { overdue: 300, owed: 900 }, 700, 'OVERDUE'],
  ['nothing where more is past due', { overdue: 1_300, owed: 1_300 }, 0, 'OVERDUE'],
  [
    'after all that is owed, once written off',
    { overdue: 300, owed: 900, isWrittenOff: true },
    100,
    'ALL_DEBT',
  ],
  ['after all that is owed, once blacklisted', { owed: 900, isBlacklisted: true }, 100, 'ALL_DEBT'],
  ['all of it though blacklisted, owing nothing', { isBlacklisted: true }, 1_000, null],
  [
    'past due alone though blacklisted, where that is all',
    { overdue: 9, owed: 9, isBlacklisted: true },
    991,
    'OVERDUE',
  ],
  ['nothing while a fraud is looked into', { isFraud: true }, 0, 'FRAUD'],
  [
    'nothing while the bank contradicts itself',
    { isBankInDoubt: true, overdue: 1 },
    0,
    'BANK_IN_DOUBT',
  ],
  ['nothing while a fee is at a gateway', { isFeeOpen: true }, 0, 'FEE_OPEN'],
  ['nothing for fraud before all else', { isFraud: true, isFeeOpen: true, overdue: 1 }, 0, 'FRAUD'],
]

test.group('What may leave a wallet', () => {
  for (const [title, facts, amount, hold] of cases) {
    test(title, ({ assert }) => {
      assert.deepEqual(withdrawable({ ...nothingOwed, ...facts }), { amount, hold })
    })
  }
})

const limits = { minRials: 100, dailyMaxRials: 1_000, perDay: 3 }
const asked: [string, number, number, { amount: number; count: number }, string | null][] = [
  ['all of it', 700, 700, { amount: 0, count: 0 }, null],
  ['one rial more than there is', 701, 700, { amount: 0, count: 0 }, 'TOO_MUCH'],
  ['the least', 100, 700, { amount: 0, count: 0 }, null],
  ['a rial less than the least', 99, 700, { amount: 0, count: 0 }, 'TOO_LITTLE'],
  ['less than the least where that is all', 99, 99, { amount: 0, count: 0 }, null],
  ['nothing', 0, 0, { amount: 0, count: 0 }, 'TOO_LITTLE'],
  ['up to the most of a day', 400, 700, { amount: 600, count: 2 }, null],
  ['a rial more than the most of a day', 401, 700, { amount: 600, count: 2 }, 'TOO_MUCH_TODAY'],
  ['a fourth time', 100, 700, { amount: 300, count: 3 }, 'TOO_OFTEN_TODAY'],
]

test.group('What may be asked for', () => {
  for (const [title, amount, most, today, refusal] of asked) {
    test(title, ({ assert }) => {
      assert.equal(refusalToWithdraw(amount, most, today, limits), refusal)
    })
  }

  test('moves as the decision says', ({ assert }) => {
    assert.deepEqual(withdrawalTransitions, {
      REQUESTED: ['APPROVED', 'CANCELED'],
      APPROVED: ['SENT', 'CANCELED'],
      SENT: ['PAID', 'FAILED'],
      PAID: ['FAILED'],
      FAILED: ['PAID'],
      CANCELED: [],
    })
  })

  test('an account is named by its end', ({ assert }) => {
    assert.equal(maskedIban('IR820540102680020817909002'), 'IR****9002')
  })
})
