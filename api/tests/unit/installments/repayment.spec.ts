import { test } from '@japa/runner'
import fc from 'fast-check'
import { partsOf, sumOwed, type Owed } from '#app/installments/domain/repayment'

const owed = (id: string, remaining: number, dueDate: string): Owed => ({ id, remaining, dueDate })

const anyDebt = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    remaining: fc.nat(1_000_000),
    dueDate: fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-01'),
  }),
  { selector: ({ id }) => id, maxLength: 12 }
)

test.group('A repayment', () => {
  test('goes to the oldest first, and fills each before the next', ({ assert }) => {
    const debts = [
      owed('c', 300, '2026-12-03'),
      owed('a', 100, '2026-12-01'),
      owed('b', 200, '2026-12-02'),
    ]
    assert.deepEqual(partsOf(250, debts), [
      { installmentId: 'a', amount: 100, left: 0 },
      { installmentId: 'b', amount: 150, left: 50 },
    ])
  })

  test('of two that fall due on one day takes the older invoice first', ({ assert }) => {
    const debts = [owed('b', 100, '2026-12-01'), owed('a', 100, '2026-12-01')]
    assert.deepEqual(partsOf(100, debts), [{ installmentId: 'a', amount: 100, left: 0 }])
  })

  test('leaves out what is owed nothing', ({ assert }) => {
    const debts = [owed('a', 0, '2026-12-01'), owed('b', 5, '2026-12-02')]
    assert.deepEqual(partsOf(5, debts), [{ installmentId: 'b', amount: 5, left: 0 }])
  })

  test('above what is owed is a fault of ours', ({ assert }) => {
    assert.throws(() => partsOf(101, [owed('a', 100, '2026-12-01')]), RangeError)
  })

  test('loses and makes no rial, and leaves at most one installment in part', ({ assert }) => {
    fc.assert(
      fc.property(anyDebt, fc.nat(), (debts, seed) => {
        const total = sumOwed(debts)
        const amount = total === 0 ? 0 : seed % (total + 1)
        const parts = partsOf(amount, debts)
        assert.equal(
          parts.reduce((sum, part) => sum + part.amount, 0),
          amount
        )
        assert.isAtMost(parts.filter(({ left }) => left > 0).length, 1)
        const dueDates = parts.map(
          ({ installmentId }) => debts.find(({ id }) => id === installmentId)!.dueDate
        )
        assert.deepEqual(dueDates, [...dueDates].sort())
      })
    )
  })
})
