import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  credit,
  debit,
  entry,
  house,
  kept,
  mirrored,
  type Entry,
} from '#app/money/ledger/domain/entry'
import * as entries from '#app/money/ledger/domain/entries'

const total = (lines: Entry) => lines.reduce((sum, { amount }) => sum + amount, 0)
const on = (lines: Entry, account: string) =>
  lines.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0)

test.group('Entries', () => {
  test('an entry that does not balance cannot be made', ({ assert }) => {
    assert.throws(() => entry([debit(house('bank-funding'), 5), credit(house('vat-payable'), 4)]))
    assert.throws(() => entry([debit(house('bank-funding'), 0), credit(house('vat-payable'), 0)]))
    assert.throws(() => debit(house('bank-funding'), -1), RangeError)
    assert.throws(() => debit(house('bank-funding'), 1.5), RangeError)
  })

  test('every event of the product balances for all amounts, and its mirror takes it back', ({
    assert,
  }) => {
    const rials = fc.integer({ min: 1, max: 1_000_000_000_000 })
    const vat = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(rials, rials, rials, vat, (grandTotal, fee, bankFee, percentOfFee) => {
        const productFeeVat = Math.floor((fee * percentOfFee) / 100)
        const invoice = { distributorId: 'd', grandTotal, productFee: fee, productFeeVat, bankFee }
        const made = [
          entries.gatewayCaptured('w', grandTotal),
          entries.platformFeePaid('w', fee, productFeeVat),
          entries.platformFeeEarned(fee),
          entries.platformFeeRefunded('w', fee, productFeeVat),
          entries.invoicePaidFromCredit('l', invoice),
          entries.invoicePaidFromWallet('w', invoice),
        ]
        for (const lines of made) {
          assert.equal(total(lines), 0)
          assert.equal(total([...lines, ...mirrored(lines)]), 0)
          assert.isTrue(lines.every(({ amount }) => amount !== 0))
        }
      })
    )
  })

  test('an invoice paid from credit owes the distributor its total and the house its fees', ({
    assert,
  }) => {
    const lines = entries.invoicePaidFromCredit('line', {
      distributorId: 'd',
      grandTotal: 1000,
      productFee: 11,
      productFeeVat: 1,
      bankFee: 20,
    })
    assert.equal(on(lines, 'credit-used'), 1031)
    assert.equal(on(lines, 'distributor-payable'), -1000)
    assert.equal(on(lines, 'product-fee-income'), -10)
    assert.equal(on(lines, 'vat-payable'), -1)
    assert.equal(on(lines, 'bank-fee-income'), -20)
    assert.deepInclude(lines, { ...kept('credit-used', 'line'), amount: 1031 })
  })
})
