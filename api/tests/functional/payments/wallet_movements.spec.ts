import { test } from '@japa/runner'
import { credit, debit, entry, house, kept } from '#app/money/ledger/domain/entry'
import Ledger from '#app/money/ledger/ledger'
import { newId } from '#app/platform/values/ids'
import { aShop, type Shop } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { get } from '#tests/support/http'

/** Every kind of entry that moves a wallet, and how its owner reads it. */
const movements = [
  ['GATEWAY_CAPTURED', 'DEPOSIT', 'WALLET_CHARGE', 'شارژ کیف پول'],
  ['PLATFORM_FEE_PAID', 'WITHDRAW', 'PLATFORM_FEE', 'کارمزد فعال‌سازی اعتبار'],
  ['PLATFORM_FEE_REFUNDED', 'DEPOSIT', 'PLATFORM_FEE_REFUND', 'بازگشت کارمزد فعال‌سازی'],
  ['INVOICE_PAID_FROM_WALLET', 'WITHDRAW', 'ORDER_PAYMENT', 'پرداخت فاکتور'],
  ['INVOICE_REVERSED', 'DEPOSIT', 'ORDER_REFUND', 'بازگشت مبلغ فاکتور'],
  ['INSTALLMENT_PAID', 'WITHDRAW', 'INSTALLMENT', 'بازپرداخت فاکتور'],
  ['LATE_FEE_PAID', 'WITHDRAW', 'INSTALLMENT', 'بازپرداخت فاکتور'],
] as const

const amountOf = (index: number) => 1_000_000 - index * 1_000

const book = (shop: Shop, [kind, type]: (typeof movements)[number], amount: number) => {
  const wallet = kept('wallet', shop.walletId)
  const other = house('bank-funding')
  const lines =
    type === 'DEPOSIT'
      ? [credit(wallet, amount), debit(other, amount)]
      : [debit(wallet, amount), credit(other, amount)]
  const source = { type: 'test', id: newId() }
  return asOwner((trx) => new Ledger().post(kind, entry(lines), source, trx))
}

test.group("The wallet's list", () => {
  test('holds every movement: what came in as a deposit, what went out as a withdrawal', async ({
    assert,
  }) => {
    const shop = await aShop({ cash: 50_000_000 })
    for (const [index, movement] of movements.entries()) {
      await book(shop, movement, amountOf(index))
    }
    const { body } = await get('/api/transaction/100/0', { token: shop.token })
    assert.equal(body.meta.total, movements.length + 1)
    const expected = movements.map(([, type, transactionType, title], index) => ({
      type,
      amount: amountOf(index),
      title,
      transactionStatus: 'COMPLETED',
      transactionSource: { transactionType, title },
    }))
    assert.containSubset(body.items.slice(0, -1), expected.reverse())
    for (const [, type, source] of movements) {
      const tab = await get(`/api/transaction/100/0?transactionSourceType=${source}`, {
        token: shop.token,
      })
      assert.isAbove(tab.body.items.length, 0, source)
      for (const item of tab.body.items) {
        assert.equal(item.type, type)
        assert.equal(item.transactionSource.transactionType, source)
      }
    }
  })

  test('has a tab for every source, in the order of the specification', async ({ assert }) => {
    const { token } = await aShop()
    const { body } = await get('/api/transaction-source', { token })
    assert.deepEqual(
      body.map(({ transactionType }: { transactionType: string }) => transactionType),
      [
        'WALLET_CHARGE',
        'PLATFORM_FEE',
        'PLATFORM_FEE_REFUND',
        'ORDER_PAYMENT',
        'ORDER_REFUND',
        'INSTALLMENT',
        'WITHDRAWAL',
      ]
    )
  })
})
