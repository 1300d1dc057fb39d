import { test } from '@japa/runner'
import fc from 'fast-check'
import { maxRials, percent } from '#contracts/money'
import { amountFrom, costOf, orderTotal, vatInside } from '#app/trade/orders/domain/cost'

const thousandths = fc.integer({ min: 1, max: 999_999_999 })
const item = fc
  .tuple(thousandths, fc.integer({ min: 0, max: 5_000_000_000 }))
  .map(([qty, price]) => ({ qty: qty / 1000, price }))
const rates = fc.record({
  productFeePpm: fc.integer({ min: 0, max: 1_000_000 }),
  bankFeeYearlyPpm: fc.integer({ min: 0, max: 1_000_000 }),
})
const house = { productFeePpm: percent(0.5), bankFeeYearlyPpm: percent(18) }

test.group('The total of an invoice', () => {
  test('floors each line and adds the floors, exactly', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (items) => {
        const exact = items.reduce(
          (sum, { qty, price }) => sum + (BigInt(Math.round(qty * 1000)) * BigInt(price)) / 1000n,
          0n
        )
        assert.equal(orderTotal(items), exact > BigInt(maxRials) ? null : Number(exact))
      })
    )
  })

  test('a third of a rial is lost in each line, not once for all', ({ assert }) => {
    const third = { qty: 0.333, price: 1 }
    assert.equal(orderTotal([third, third, third, third]), 0)
    assert.equal(orderTotal([{ qty: 1.332, price: 1 }]), 1)
  })

  test('is refused, never rounded, when it passes the largest safe integer', ({ assert }) => {
    assert.equal(orderTotal([{ qty: 1, price: maxRials }]), maxRials)
    assert.isNull(
      orderTotal([
        { qty: 1, price: maxRials },
        { qty: 1, price: 1 },
      ])
    )
    assert.isNull(orderTotal([{ qty: 2, price: maxRials }]))
  })
})

test.group('What an invoice costs', () => {
  test('by hand: 10,000,000 rials for 60 days', ({ assert }) => {
    assert.deepEqual(costOf(10_000_000, house, 60), {
      grandTotalAmount: 10_000_000,
      kasbenoFeeAmount: 50_000,
      // 18 % of it is 1,800,000 a year; 60 / 365 of that, floored.
      bankFeeAmount: 295_890,
    })
  })

  test('fees never rise above their exact value and never lose two rials', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        rates,
        fc.integer({ min: 1, max: 365 }),
        (total, fees, days) => {
          const cost = costOf(total, fees, days)!
          const product = (total * fees.productFeePpm) / 1e6
          const bank = (((total * fees.bankFeeYearlyPpm) / 1e6) * days) / 365
          for (const [fee, exact] of [
            [cost.kasbenoFeeAmount, product],
            [cost.bankFeeAmount, bank],
          ]) {
            assert.isTrue(Number.isSafeInteger(fee) && fee >= 0)
            assert.isTrue(fee <= exact + 1e-3 && fee > exact - 2)
          }
        }
      )
    )
  })

  test('more days or a higher amount never cost less', ({ assert }) => {
    const amount = fc.integer({ min: 1, max: 10 ** 12 })
    const days = fc.integer({ min: 1, max: 365 })
    fc.assert(
      fc.property(amount, amount, days, days, rates, (a, b, m, n, fees) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        const [sooner, later] = [Math.min(m, n), Math.max(m, n)]
        const low = amountFrom('CREDIT', costOf(less, fees, sooner)!)
        const high = amountFrom('CREDIT', costOf(more, fees, later)!)
        assert.isAtMost(low, high)
      })
    )
  })

  test('a wallet pays no bank fee', ({ assert }) => {
    const cost = costOf(10_000_000, house, 60)!
    assert.equal(amountFrom('CREDIT', cost) - amountFrom('WALLET', cost), cost.bankFeeAmount)
  })

  test('is refused where amount and fees together pass the largest safe integer', ({ assert }) => {
    assert.isNull(costOf(maxRials, house, 60))
    assert.isNotNull(costOf(maxRials, { productFeePpm: 0, bankFeeYearlyPpm: 0 }, 60))
  })
})

test.group('The VAT inside the product fee', () => {
  test('and what is left of the fee always make the fee', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 500_000 }),
        (fee, rate) => {
          const vat = vatInside(fee, rate)
          assert.isTrue(vat >= 0 && vat <= fee)
          // The largest whole number that is no more than fee × rate / (1 + rate).
          const [product, whole] = [BigInt(fee) * BigInt(rate), BigInt(1_000_000 + rate)]
          assert.isTrue(BigInt(vat) * whole <= product && BigInt(vat + 1) * whole > product)
        }
      )
    )
    assert.equal(vatInside(110, percent(10)), 10)
    assert.equal(vatInside(12_500, percent(10)), 1_136)
  })
})
