import { test } from '@japa/runner'
import { hasDot, hasTwoReadings, numberIn } from '#app/trade/order_uploads/domain/cells'

test.group('A cell of an uploaded invoice', () => {
  for (const [cell, is] of [
    ['۱۲٬۰۰۰', 12_000],
    ['12,000', 12_000],
    ['۱٫۵', 1.5],
    ['0.125', 0.125],
    ['1,5', '1,5'],
    ['', undefined],
  ] as const)
    test(`«${cell}» is the number ${is}`, ({ assert }) => {
      assert.strictEqual(numberIn(cell), is)
    })

  for (const [cell, isRefused] of [
    ['12.000', true],
    ['۱۲٫۰۰۰', true],
    ['1.200.000', true],
    ['۱۲٬۰۰۰', false],
  ] as const)
    test(`«${cell}» is ${isRefused ? 'no' : 'a'} price`, ({ assert }) => {
      assert.strictEqual(hasDot(cell), isRefused)
    })

  for (const [cell, isRefused] of [
    ['1.500', true],
    ['۱۲٫۵۰۰', true],
    ['0.125', false],
    ['1.5', false],
    ['1,500', false],
  ] as const)
    test(`«${cell}» is ${isRefused ? 'no' : 'a'} quantity`, ({ assert }) => {
      assert.strictEqual(hasTwoReadings(cell), isRefused)
    })
})
