import { test } from '@japa/runner'
import { refusalOfClearance } from '#app/credit/statements/domain/clearance'

const nothing = { owedAmount: 0, disputedAmount: 0 }
const clear = { used: 0, held: 0 }

const table = [
  ['nothing is owed', clear, nothing, null],
  ['no credit was ever given', null, nothing, 'NO_CREDIT'],
  ['a debt is open', { used: 5, held: 0 }, { ...nothing, owedAmount: 5 }, 'OWES'],
  ['a debt was written off, which frees no credit', clear, { ...nothing, owedAmount: 5 }, 'OWES'],
  ['a debt is disputed', { used: 5, held: 0 }, { ...nothing, disputedAmount: 5 }, 'DISPUTED'],
  ['a stopped invoice holds credit', { used: 5, held: 0 }, nothing, 'DISPUTED'],
  ['a card is paying', { used: 0, held: 5 }, nothing, 'DISPUTED'],
  ['both', { used: 9, held: 0 }, { owedAmount: 4, disputedAmount: 5 }, 'OWES'],
] as const

test.group('Whether an owner is told that nothing is owed', () => {
  for (const [name, line, totals, refusal] of table)
    test(name, ({ assert }) => assert.equal(refusalOfClearance(line, totals, false), refusal))

  test('a stopped invoice whose debt was written off is in no sum', ({ assert }) => {
    assert.equal(refusalOfClearance(clear, nothing, true), 'DISPUTED')
  })
})
