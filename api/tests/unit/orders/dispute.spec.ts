import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  disputeMoves,
  disputeStatuses,
  type DisputeParty,
  type DisputeStatus,
} from '#contracts/disputes'
import { costOf, orderTotal } from '#app/trade/orders/domain/cost'
import {
  disputedItem,
  itemsWithout,
  judgeReceipt,
  judgeReport,
  mayDecide,
  receiptUntil,
  refusalOfLines,
  type ReceiptFacts,
} from '#app/trade/orders/domain/dispute'

const paid: ReceiptFacts = {
  status: 'COMPLETED',
  receivedAt: null,
  receiptUntil: '2026-12-21',
  today: '2026-12-21',
  disputes: [],
}
const line = (of: object = {}) => ({
  line: 1,
  itemName: 'چای',
  unitType: 'بسته',
  qty: 2.5,
  price: 999,
  ...of,
})

test.group('What an owner may say of the receipt', () => {
  for (const [says, facts, receipt, report] of [
    ['on the last day', {}, 'ALLOWED', 'ALLOWED'],
    ['a day later', { today: '2026-12-22' }, 'TOO_LATE', 'TOO_LATE'],
    ['frozen', { status: 'FRAUD' }, 'FROZEN', 'FROZEN'],
    ['unpaid', { status: 'CREATED', receiptUntil: null }, 'NOT_DELIVERED', 'NOT_DELIVERED'],
    ['unconfirmed', { status: 'PENDING' }, 'NOT_DELIVERED', 'NOT_DELIVERED'],
    ['cancelled', { status: 'CANCELED' }, 'NOT_DELIVERED', 'NOT_DELIVERED'],
    ['of a sandbox', { status: 'TEST', receiptUntil: null }, 'NOT_DELIVERED', 'NOT_DELIVERED'],
    ['confirmed', { receivedAt: new Date() }, 'RECEIVED', 'RECEIVED'],
    ['reported', { disputes: [{ status: 'OPEN' }] }, 'ALLOWED', 'DISPUTED'],
    ['with staff', { disputes: [{ status: 'ESCALATED' }] }, 'ALLOWED', 'DISPUTED'],
    ['refused before', { disputes: [{ status: 'REFUSED' }] }, 'ALLOWED', 'ALLOWED'],
    [
      'reported five times',
      { disputes: Array(5).fill({ status: 'WITHDRAWN' }) },
      'ALLOWED',
      'TOO_OFTEN',
    ],
  ] as [string, Partial<ReceiptFacts>, string, string][]) {
    test(`of an invoice ${says}: ${receipt}, ${report}`, ({ assert }) => {
      assert.equal(judgeReceipt({ ...paid, ...facts }), receipt)
      assert.equal(judgeReport({ ...paid, ...facts }), report)
    })
  }

  test('ends thirty days after the payment', ({ assert }) => {
    assert.equal(receiptUntil('2026-11-21'), '2026-12-21')
  })
})

test.group('The moves of a dispute', () => {
  const allowed: [DisputeParty, DisputeStatus, DisputeStatus][] = [
    ['OWNER', 'OPEN', 'WITHDRAWN'],
    ['OWNER', 'ESCALATED', 'WITHDRAWN'],
    ['SUPPLIER', 'OPEN', 'ACCEPTED'],
    ['SUPPLIER', 'OPEN', 'REFUSED'],
    ['SUPPLIER', 'ESCALATED', 'ACCEPTED'],
    ['STAFF', 'ESCALATED', 'ACCEPTED'],
    ['STAFF', 'ESCALATED', 'REFUSED'],
    ['CANCELLATION', 'OPEN', 'LAPSED'],
    ['CANCELLATION', 'ESCALATED', 'LAPSED'],
  ]
  test('are these, and no others', ({ assert }) => {
    const found = (['OWNER', 'SUPPLIER', 'STAFF', 'CANCELLATION'] as const).flatMap((party) =>
      disputeStatuses.flatMap((from) =>
        disputeStatuses
          .filter((to) => mayDecide(party, from, to))
          .map((to): [DisputeParty, DisputeStatus, DisputeStatus] => [party, from, to])
      )
    )
    assert.sameDeepMembers(found, allowed)
    assert.deepEqual(disputeMoves.CLOCK.OPEN, ['ESCALATED'])
  })
})

test.group('Reported lines', () => {
  const report = (id: number, qty: number) => ({ id, qty, reason: 'MISSING' as const })
  const lines = [line(), line({ line: 2, itemName: 'قند', qty: 10 })]

  test('are refused by their place and for one reason', ({ assert }) => {
    const refusal = (...reported: Parameters<typeof refusalOfLines>[0]) =>
      refusalOfLines(reported, lines, [line({ itemName: 'قند' })])
    assert.isNull(refusal(report(1, 2.5)))
    assert.deepEqual(refusal(report(1, 1), report(3, 1)), { place: 1, refusal: 'UNKNOWN_LINE' })
    assert.deepEqual(refusal(report(1, 1), report(1, 1)), { place: 1, refusal: 'LINE_TWICE' })
    assert.deepEqual(refusal(report(1, 2.501)), { place: 0, refusal: 'QTY_TOO_HIGH' })
    assert.deepEqual(refusal(report(2, 1)), { place: 0, refusal: 'REFUSED_BEFORE' })
  })

  test('take off what the floored lines fall by, to the rial, and leave the rest', ({ assert }) => {
    const anyLine = fc.record({
      price: fc.nat(10_000_000),
      milli: fc.integer({ min: 1, max: 5_000_000 }),
      taken: fc.integer({ min: 1, max: 5_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (drawn) => {
        const sold = drawn.map(({ price, milli }, at) =>
          line({ line: at + 1, price, qty: milli / 1000 })
        )
        const disputed = drawn
          .map(({ milli, taken }, at) =>
            disputedItem(sold[at], report(at + 1, Math.min(milli, taken) / 1000))
          )
          .filter((_, at) => at % 2 === 0)
        const left = itemsWithout(sold, disputed)
        const goods = disputed.reduce((sum, { amount }) => sum + amount, 0)
        assert.equal(orderTotal(left), orderTotal(sold)! - goods)
        assert.isTrue(left.every(({ qty }) => qty > 0 && Number.isInteger(Math.round(qty * 1000))))
        assert.isNotNull(costOf(orderTotal(left)!, { productFeePpm: 1, bankFeeYearlyPpm: 1 }, 1))
      })
    )
  })
})
