import { test } from '@japa/runner'
import fc from 'fast-check'
import { discountOf, payoutTransitions, runTransitions } from '#contracts/settlement'
import { planRun, type Owed } from '#app/settlement/domain/preview'

const iban = 'IR270170000000100324200001'
const owed = (change: Partial<Owed> = {}): Owed => ({
  orderId: 'o',
  distributorId: 'd',
  iban,
  discountYearlyPpm: 365_000,
  maturesOn: '2026-11-30',
  amount: 1_000_000,
  ...change,
})
const today = '2026-11-20'

test.group('What a run would pay', () => {
  test('a discount is rate × amount × days / 365, rounded down, and nothing after maturity', ({
    assert,
  }) => {
    assert.equal(discountOf(1_000_000, 365_000, 10), 10_000)
    assert.equal(discountOf(1_000_001, 365_000, 1), 1_000)
    assert.equal(discountOf(1_000_000, 365_000, 0), 0)
    assert.equal(discountOf(1_000_000, 365_000, -5), 0)
  })

  test('a return is netted, never discounted', ({ assert }) => {
    const lines = [owed({ orderId: 'a' }), owed({ orderId: 'b', amount: -400_000 })]
    const { payouts } = planRun('DISCOUNT', lines, today)
    assert.containSubset(payouts, [{ gross: 600_000, discount: 10_000 }])
  })

  const exclusions: [string, Owed[], string][] = [
    ['no IBAN', [owed({ iban: null })], 'NO_IBAN'],
    ['a wrong IBAN', [owed({ iban: 'IR270170000000100324200002' })], 'NO_IBAN'],
    ['more returned than owed', [owed(), owed({ amount: -1_000_000 })], 'NOTHING_OWED'],
    [
      'less left than the discount takes',
      [owed({ amount: 5_000_000 }), owed({ amount: -4_999_999 })],
      'NOTHING_OWED',
    ],
    ['no rate', [owed({ discountYearlyPpm: null })], 'NO_DISCOUNT_RATE'],
  ]
  for (const [name, lines, reason] of exclusions) {
    test(`leaves out a distributor with ${name}`, ({ assert }) => {
      const plan = planRun('DISCOUNT', lines, today)
      assert.lengthOf(plan.payouts, 0)
      assert.equal(plan.exclusions[0].reason, reason)
    })
  }

  test('every owed rial is either paid or left out, whatever the mix', ({ assert }) => {
    const line = fc.record({
      orderId: fc.uuid(),
      distributorId: fc.constantFrom('a', 'b', 'c'),
      iban: fc.constant(iban),
      discountYearlyPpm: fc.constant(180_000),
      maturesOn: fc.constantFrom('2026-11-01', '2026-12-20'),
      amount: fc.integer({ min: -1_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, early) => {
        const { payouts, exclusions } = planRun(early ? 'DISCOUNT' : 'MATURITY', lines, today)
        const total = lines.reduce((sum, { amount }) => sum + amount, 0)
        const paid = payouts.reduce((sum, { gross }) => sum + gross, 0)
        const left = exclusions.reduce((sum, { amount }) => sum + amount, 0)
        assert.equal(paid + left, total)
        for (const { gross, discount, items } of payouts) {
          assert.isTrue(gross - discount > 0 && discount >= 0)
          assert.equal(
            items.reduce((sum, item) => sum + item.discount, 0),
            discount
          )
        }
      })
    )
  })

  test('a paid transfer and a finished run are final', ({ assert }) => {
    assert.lengthOf(payoutTransitions.PAID, 0)
    assert.lengthOf(runTransitions.DONE, 0)
  })
})
