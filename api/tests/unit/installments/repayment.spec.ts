import { test } from '@japa/runner'
import fc from 'fast-check'
import { partsOf, sumOwed, type OpenInstallment } from '#app/credit/installments/domain/repayment'

const owed = (id: string, remaining: number, dueDate: string, disputed = 0): OpenInstallment => ({
  id,
  remaining,
  disputed,
  dueDate,
})

const anyDebt = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    remaining: fc.nat(1_000_000),
    disputed: fc.oneof(fc.constant(0), fc.nat(1_200_000)),
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

  test('takes what is disputed last, the oldest first', ({ assert }) => {
    const debts = [
      owed('a', 100, '2026-12-01', 60),
      owed('b', 200, '2026-12-02', 300),
      owed('c', 300, '2026-12-03'),
    ]
    const [collected, more] = [partsOf(340, debts), partsOf(450, debts)]
    assert.deepEqual(collected, [
      { installmentId: 'a', amount: 40, left: 60 },
      { installmentId: 'c', amount: 300, left: 0 },
    ])
    assert.deepEqual(more, [
      { installmentId: 'a', amount: 100, left: 0 },
      { installmentId: 'b', amount: 50, left: 150 },
      { installmentId: 'c', amount: 300, left: 0 },
    ])
  })

  test('loses and makes no rial, and pays no disputed rial before all others are', ({ assert }) => {
    fc.assert(
      fc.property(anyDebt, fc.nat(), (debts, seed) => {
        const total = sumOwed(debts)
        const amount = total === 0 ? 0 : seed % (total + 1)
        const parts = partsOf(amount, debts)
        assert.equal(
          parts.reduce((sum, part) => sum + part.amount, 0),
          amount
        )
        const debt = (id: string) => debts.find((one) => one.id === id)!
        const open = debts.filter(
          ({ id, remaining, disputed }) =>
            (parts.find(({ installmentId }) => installmentId === id)?.left ?? remaining) > disputed
        )
        const tookDisputed = parts.some(
          ({ installmentId, left }) =>
            left < debt(installmentId).disputed && left < debt(installmentId).remaining
        )
        if (tookDisputed) assert.isEmpty(open)
        const dueDates = parts.map(({ installmentId }) => debt(installmentId).dueDate)
        assert.deepEqual(dueDates, [...dueDates].sort())
      })
    )
  })
})
