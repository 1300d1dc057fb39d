import { test } from '@japa/runner'
import { feeOfDay, lateFeeParts, type OpenLateFee } from '#app/credit/late_fees/domain/late_fee'

test.group('The late fee of a day', () => {
  test('is a share of what is past due, floored, within the cap, and nothing while either is off', ({
    assert,
  }) => {
    const rows: [
      [remaining: number, whole: number, charged: number],
      [dailyPpm: number, capPpm: number],
      fee: number,
    ][] = [
      [[10_000_000, 10_000_000, 0], [1_000, 50_000], 10_000],
      [[4_000_000, 10_000_000, 0], [1_000, 50_000], 4_000],
      [[999, 999, 0], [1_000, 50_000], 0],
      [[1_999, 1_999, 0], [1_000, 1_000_000], 1],
      // The day before last of the cap, its last, and after.
      [[10_000_000, 10_000_000, 485_000], [1_000, 50_000], 10_000],
      [[10_000_000, 10_000_000, 495_000], [1_000, 50_000], 5_000],
      [[10_000_000, 10_000_000, 500_000], [1_000, 50_000], 0],
      // Goods came back: the cap fell below what was charged.
      [[2_000_000, 2_000_000, 300_000], [1_000, 50_000], 0],
      [[10_000_000, 10_000_000, 0], [0, 50_000], 0],
      [[10_000_000, 10_000_000, 0], [1_000, 0], 0],
      [[9_007_199_254_740_991, 9_007_199_254_740_991, 0], [10_000, 1_000_000], 90_071_992_547_409],
    ]
    for (const [[remaining, whole, charged], [dailyPpm, capPpm], fee] of rows) {
      assert.equal(feeOfDay({ remaining, whole, charged }, { dailyPpm, capPpm }), fee)
    }
  })

  test('is paid the oldest first, each in whole before the next', ({ assert }) => {
    const fee = (id: string, open: number, dueDate: string): OpenLateFee => ({
      id,
      installmentId: id,
      open,
      dueDate,
    })
    const fees = [
      fee('c', 300, '2026-11-03'),
      fee('a', 100, '2026-11-01'),
      fee('b', 200, '2026-11-03'),
    ]
    const paid = (amount: number) =>
      lateFeeParts(amount, fees).map(({ lateFeeId, amount: part }) => [lateFeeId, part])
    assert.deepEqual(paid(0), [])
    assert.deepEqual(paid(100), [['a', 100]])
    assert.deepEqual(paid(150), [
      ['a', 100],
      ['b', 50],
    ])
    assert.deepEqual(paid(600), [
      ['a', 100],
      ['b', 200],
      ['c', 300],
    ])
  })
})
