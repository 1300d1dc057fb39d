import { test } from '@japa/runner'
import fc from 'fast-check'
import { percent } from '#contracts/money'
import { amountFrom, costOf } from '#app/trade/orders/domain/cost'
import { nothingLeft, reversalTo, type PaidInvoice } from '#app/trade/orders/domain/reversal'

const fees = { productFeePpm: percent(0.5), bankFeeYearlyPpm: percent(18) }
const paidFromCredit = (total: number, paid = 0): PaidInvoice => {
  const cost = costOf(total, fees, 60)!
  return {
    ...cost,
    paymentSource: 'CREDIT',
    vatRatePpm: percent(10),
    installment: { amount: amountFrom('CREDIT', cost), paid, reversed: 0 },
  }
}

test.group('What a return gives back', () => {
  test('comes off the installment first, what was repaid already goes to the wallet', ({
    assert,
  }) => {
    const invoice = paidFromCredit(10_000_000, 10_000_000)
    const { toLine, toWallet } = reversalTo(invoice, nothingLeft)
    assert.equal(toLine, 345_890)
    assert.equal(toWallet, 10_000_000)
  })

  test('of an invoice paid from the wallet goes to the wallet, without a bank fee', ({
    assert,
  }) => {
    const invoice: PaidInvoice = {
      ...paidFromCredit(10_000_000),
      paymentSource: 'WALLET',
      installment: null,
    }
    assert.deepInclude(reversalTo(invoice, nothingLeft), {
      toLine: 0,
      toWallet: 10_050_000,
      bankFee: 0,
    })
  })

  test('always equals what it takes from distributor, fees and VAT; several returns make the whole', ({
    assert,
  }) => {
    const total = fc.integer({ min: 2, max: 10 ** 12 })
    fc.assert(
      fc.property(total, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (amount, share) => {
        const invoice = paidFromCredit(amount)
        const lower = costOf(Math.max(1, Math.floor(amount * share)), fees, 60)!
        const first = reversalTo(invoice, lower)
        const second = reversalTo(
          {
            ...invoice,
            ...lower,
            installment: { ...invoice.installment!, reversed: first.toLine },
          },
          nothingLeft
        )
        for (const { grandTotal, productFee, bankFee, toLine, toWallet } of [first, second]) {
          assert.equal(grandTotal + productFee + bankFee, toLine + toWallet)
        }
        const whole = reversalTo(invoice, nothingLeft)
        assert.equal(first.toLine + second.toLine, whole.toLine)
        assert.equal(first.productFeeVat + second.productFeeVat, whole.productFeeVat)
      })
    )
  })
})
