import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentSource } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { enterCode, orderRow, paymentCodeFor } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'

/** What the owner reads, word for word. */
const said = {
  NOT_PAYABLE: 'این فاکتور دیگر قابل پرداخت نیست. پولی از حساب شما کم نشده است.',
  AMOUNT_CHANGED:
    'مبلغ فاکتور تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
  CONTENT_CHANGED:
    'کالاهای فاکتور پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
  BLOCKED:
    'اعتبار شما مسدود است. پولی از حساب شما کم نشده است؛ برای پیگیری با پشتیبانی تماس بگیرید.',
  EXPIRED:
    'اعتبار شما به پایان رسیده است. پولی از حساب شما کم نشده است؛ برای تمدید با پشتیبانی تماس بگیرید.',
  FEE_UNPAID:
    'کارمزد فعال‌سازی اعتبار پرداخت نشده است. پولی از حساب شما کم نشده است؛ ابتدا کارمزد را بپردازید.',
  CONTRACT_UNSIGNED:
    'قرارداد اعتبار هنوز امضا نشده است. پولی از حساب شما کم نشده است؛ ابتدا قرارداد را در برنامه امضا کنید.',
}

interface Meanwhile {
  what: string
  happens: (trx: Trx, at: { id: string; shop: ShopWithCredit }) => Promise<unknown>
  refusal: keyof typeof said
  /** A wallet knows no line. */
  paysFromWallet: boolean
}
const yesterday = () => addDays(clock.today(), -1)
const demandContract = (trx: Trx) =>
  trx.knexQuery().insert({ key: 'creditNeedsSignedContract', value: 'true' }).into('settings')

const nowReads = (trx: Trx, orderId: string, itemName: string) =>
  trx.rawQuery(
    `select write_order_version(id, 'UPDATE', grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
              now(), '{1}', array[?], '{کارتن}', '{1}', array[grand_total_amount])
       from orders where id = ?`,
    [itemName, orderId]
  )

/** All that a payment is judged by, changed after its facts were read and before it holds the invoice. */
const table: Meanwhile[] = [
  {
    what: 'it was cancelled',
    happens: (trx, { id }) => trx.from('orders').where({ id }).update({ status: 'CANCELED' }),
    refusal: 'NOT_PAYABLE',
    paysFromWallet: false,
  },
  {
    what: 'its last day ended',
    happens: (trx, { id }) =>
      trx.from('orders').where({ id }).update({ payable_until: yesterday() }),
    refusal: 'NOT_PAYABLE',
    paysFromWallet: false,
  },
  {
    what: 'its amount rose',
    happens: async (trx, { id }) => {
      await trx.from('orders').where({ id }).update({ grand_total_amount: 11_000_000 })
      await nowReads(trx, id, 'روغن')
    },
    refusal: 'AMOUNT_CHANGED',
    paysFromWallet: false,
  },
  {
    what: 'other goods came at the same price',
    happens: (trx, { id }) => nowReads(trx, id, 'سنگ'),
    refusal: 'CONTENT_CHANGED',
    paysFromWallet: false,
  },
  {
    what: 'it was to be repaid sooner',
    happens: (trx, { id }) => trx.from('orders').where({ id }).update({ due_date_in_days: 1 }),
    refusal: 'CONTENT_CHANGED',
    paysFromWallet: false,
  },
  {
    what: 'the line was blocked',
    happens: (trx, { shop }) =>
      trx
        .table('suspensions')
        .insert({ line_id: shop.lineId, reason: 'STAFF', blocked_at: new Date() }),
    refusal: 'BLOCKED',
    paysFromWallet: true,
  },
  {
    what: 'the line came to its end',
    happens: (trx, { shop }) =>
      trx.from('credit_lines').where({ id: shop.lineId }).update({ expires_on: yesterday() }),
    refusal: 'EXPIRED',
    paysFromWallet: true,
  },
  {
    what: 'the fee of the year was given back',
    happens: (trx, { shop }) =>
      trx
        .from('platform_fees')
        .where({ registration_id: shop.registrationId })
        .update({ status: 'REFUNDED' }),
    refusal: 'FEE_UNPAID',
    paysFromWallet: true,
  },
  {
    what: 'the signed contract began to be demanded',
    happens: demandContract,
    refusal: 'CONTRACT_UNSIGNED',
    paysFromWallet: true,
  },
]

test.group(
  'A payment looks again at all that may have changed since its facts were read',
  (group) => {
    group.each.teardown(async () => {
      await db.from('settings').where({ key: 'creditNeedsSignedContract' }).delete()
      // Nothing was booked for the fee that only looked as if it had been given back.
      await db.from('platform_fees').where({ status: 'REFUNDED' }).update({ status: 'EARNED' })
    })

    for (const { what, happens, refusal, paysFromWallet } of table) {
      for (const source of ['CREDIT', 'WALLET'] satisfies PaymentSource[]) {
        const pays = source === 'WALLET' && paysFromWallet
        test(`${what}: from ${source} it is ${pays ? 'paid' : 'refused'}`, async ({ assert }) => {
          const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
          const { id } = await anInvoice({ shop, amount: 10_000_000 })
          const code = await paymentCodeFor(shop, id, source)
          const [{ status, body }] = await heldUp(
            { table: 'orders', id },
            () => [enterCode(shop, id, code)],
            (trx) => happens(trx, { id, shop })
          )
          assert.equal(status, pays ? 200 : 422, JSON.stringify(body))
          if (pays) return
          assert.equal(body.message, said[refusal])
          assert.isNull((await orderRow(id)).paid_at)
          assert.deepEqual([await usedOf(shop), await cashOf(shop)], [0, 20_000_000])
          assert.lengthOf(await db.from('ledger.entries').where({ source_id: id }), 0)
        })
      }
    }

    for (const [what, end] of [
      ['has run out', { expires_at: new Date(Date.now() - 1000) }],
      ['was used', { consumed_at: new Date() }],
    ] as const) {
      test(`its code ${what}: it is refused as any wrong code`, async ({ assert }) => {
        const shop = await aShopWithCredit(50_000_000)
        const { id } = await anInvoice({ shop, amount: 10_000_000 })
        const code = await paymentCodeFor(shop, id)
        const [{ status, body }] = await heldUp(
          { table: 'orders', id },
          () => [enterCode(shop, id, code)],
          (trx) => trx.from('one_time_codes').where({ subject: id }).update(end)
        )
        assert.equal(status, 400, JSON.stringify(body))
        assert.equal(body.title, 'OtpWrongException')
        assert.isNull((await orderRow(id)).paid_at)
        assert.equal(await usedOf(shop), 0)
      })
    }

    test('and the books are in balance after all of it', expectLedgerInBalance)
  }
)
