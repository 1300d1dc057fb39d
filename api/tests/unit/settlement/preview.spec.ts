import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  discountOf,
  payoutTransitions,
  runTransitions,
  type DistributorRunKind,
} from '#contracts/settlement'
import { planInPieces } from '#app/money/settlement/steps/plan_in_pieces'
import {
  isStale,
  piecesOf,
  planRun,
  stillOwed,
  type KeptItem,
  type PayableInvoice,
} from '#app/money/settlement/domain/preview'

const iban = 'IR270170000000100324200001'
const owed = (change: Partial<PayableInvoice> = {}): PayableInvoice => ({
  orderId: 'o',
  distributorId: 'd',
  iban,
  heldBackBy: null,
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
    assert.equal(discountOf(1_000_000, 365_000, 999), 999_000)
    assert.equal(discountOf(1_000_000, 365_000, 1001), 1_000_000)
  })

  test('a return is netted, never discounted', ({ assert }) => {
    const lines = [owed({ orderId: 'a' }), owed({ orderId: 'b', amount: -400_000 })]
    const { payouts } = planRun('DISCOUNT', lines, today)
    assert.containSubset(payouts, [{ gross: 600_000, discount: 10_000 }])
  })

  const exclusions: [string, PayableInvoice[], string][] = [
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
      heldBackBy: fc.constantFrom(null, null, 'entry'),
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

  test('is the same in pieces, each with whole distributors, between which others have their turn', async ({
    assert,
  }) => {
    const lines = Array.from({ length: 2_400 }, (_, index) =>
      owed({ orderId: String(index), distributorId: `d${Math.floor(index / 300)}` })
    ).concat(
      Array.from({ length: 1_500 }, (_, at) => owed({ orderId: `e${at}`, distributorId: 'e' }))
    )
    const sizes = piecesOf(lines).map((piece) => piece.length)
    assert.deepEqual(sizes, [600, 600, 600, 600, 1_500])
    let turns = 0
    const others = () => {
      turns++
      next = setImmediate(others)
    }
    let next = setImmediate(others)
    const inPieces = await planInPieces('DISCOUNT', lines, today)
    clearImmediate(next)
    assert.isAtLeast(turns, sizes.length - 1)
    assert.deepEqual(inPieces, planRun('DISCOUNT', lines, today))
  })

  test('a paid transfer is final but for money that came back, which opens its run', ({
    assert,
  }) => {
    assert.deepEqual(payoutTransitions.PAID, ['FAILED'])
    assert.deepEqual(runTransitions.DONE, ['APPROVED'])
  })
})

const otherIban = 'IR110120000000005500000002'
const tomorrow = '2026-11-21'
/** What the preview of today keeps of these lines. */
const kept = (kind: DistributorRunKind, lines: PayableInvoice[]): KeptItem[] =>
  planRun(kind, lines, today).payouts.flatMap(({ iban: to, items }) =>
    items.map((item) => ({ ...item, iban: to }))
  )

test.group('A preview at its approval', () => {
  const lines = [owed({ orderId: 'a' }), owed({ orderId: 'b', maturesOn: '2026-12-10' })]
  const matured = [owed({ orderId: 'a', maturesOn: '2026-11-01' })]

  const rows: [string, DistributorRunKind, PayableInvoice[], PayableInvoice[], string, boolean][] =
    [
      ['as it was', 'DISCOUNT', lines, lines, today, false],
      ['as it was, to be paid at maturity', 'MATURITY', lines, lines, today, false],
      ['a day later', 'DISCOUNT', lines, lines, tomorrow, true],
      ['a day later, to be paid at maturity', 'MATURITY', lines, lines, tomorrow, false],
      ['a day later, with nothing to discount', 'DISCOUNT', matured, matured, tomorrow, false],
      [
        'beside what is owed by now',
        'DISCOUNT',
        lines,
        [...lines, owed({ orderId: 'c' }), owed({ orderId: 'd', distributorId: 'e' })],
        today,
        false,
      ],
      ['with an invoice that is owed no more', 'MATURITY', lines, lines.slice(1), today, true],
      [
        'with a return since',
        'MATURITY',
        lines,
        [owed({ orderId: 'a', amount: 999_999 }), lines[1]],
        today,
        true,
      ],
      [
        'with another account since',
        'MATURITY',
        lines,
        lines.map((line) => ({ ...line, iban: otherIban })),
        today,
        true,
      ],
      [
        'without an account since',
        'MATURITY',
        lines,
        lines.map((line) => ({ ...line, iban: null })),
        today,
        true,
      ],
      [
        'with another rate since',
        'DISCOUNT',
        lines,
        lines.map((line) => ({ ...line, discountYearlyPpm: 200_000 })),
        today,
        true,
      ],
      [
        'with no rate since',
        'DISCOUNT',
        matured,
        matured.map((line) => ({ ...line, discountYearlyPpm: null })),
        today,
        true,
      ],
    ]
  for (const [name, kind, shown, now, day, stale] of rows) {
    test(`${name} is ${stale ? 'stale' : 'good'}`, ({ assert }) => {
      const before = kept(kind, shown)
      const again = planRun(kind, stillOwed(before, now), day)
      assert.equal(isStale(before, again), stale)
    })
  }
})
