import { test } from '@japa/runner'
import { dueWeeks, twoWeeks } from '#app/trade/company_orders/domain/due_weeks'

const due = (day: string) => ({ day, count: 1, amount: 100 })

test.group('The two weeks of what falls due', () => {
  test('begin today, and weeks end on a Friday: {0}')
    .with([
      ['2026-11-21', '2026-11-27', '2026-11-28', '2026-12-04', 'a Saturday'],
      ['2026-11-22', '2026-11-27', '2026-11-28', '2026-12-04', 'a Sunday'],
      ['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-04', 'a Thursday'],
      ['2026-11-27', '2026-11-27', '2026-11-28', '2026-12-04', 'a Friday'],
      ['2026-12-30', '2027-01-01', '2027-01-02', '2027-01-08', 'over the end of a year'],
    ] as const)
    .run(({ assert }, [today, end, begin, last]) => {
      assert.deepEqual(twoWeeks(today), [
        { from: today, to: end },
        { from: begin, to: last },
      ])
    })

  test('hold each day once, and no day outside of them', ({ assert }) => {
    const days = [
      '2026-11-21',
      '2026-11-22',
      '2026-11-27',
      '2026-11-28',
      '2026-12-04',
      '2026-12-05',
    ]
    const [first, second] = dueWeeks('2026-11-22', days.map(due))
    assert.deepEqual(first.days, [due('2026-11-22'), due('2026-11-27')])
    assert.deepEqual(second.days, [due('2026-11-28'), due('2026-12-04')])
    assert.deepEqual([first.count, first.amount, second.count, second.amount], [2, 200, 2, 200])
  })
})
