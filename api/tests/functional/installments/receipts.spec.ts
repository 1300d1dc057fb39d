import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { get } from '#tests/support/http'
import { aShopThatOwes, owe, repay, repayOldest } from '#tests/support/installments'
import { askForCode, payWithCode } from '#tests/support/orders'
import { decideAtBank, paymentState, submit } from '#tests/support/payments'

const bank = { indicator: 'BANKTEST' }
const receiptOf = (shop: { token: string; plan: string }, id: string) =>
  get(`/api/order/${shop.plan}/repayments/${id}`, { token: shop.token })
const newestSms = async (phone: string, template: string): Promise<string> =>
  (await db.from('sandbox_sms').where({ phone, template }).orderBy('id', 'desc').firstOrFail()).text

test.group('The receipt of a repayment', () => {
  test('out of the wallet and by a gateway names both parts', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 3_000_000 })
    const { body } = await repay(shop, debt.installmentId, bank)
    assert.isNull((await paymentState(shop, body.paymentId)).repaymentId)
    const [meant] = await db.from('repayments').where({ payment_id: body.paymentId })
    assert.equal((await receiptOf(shop, meant.id)).status, 404, 'before it is taken')
    await submit(await decideAtBank(body.gatewayRedirectItem, 'success'))

    const payment = await paymentState(shop, body.paymentId)
    assert.equal(payment.repaymentId, meant.id)
    const receipt = await receiptOf(shop, meant.id)
    assert.equal(receipt.status, 200)
    assert.deepInclude(receipt.body, {
      amount: 8_000_000,
      fromWallet: 3_000_000,
      fromGateway: 5_000_000,
      referenceCode: payment.referenceCode,
    })
    assert.isString(receipt.body.bankReferenceNumber)
    assert.deepEqual(receipt.body.parts, [
      {
        installmentId: debt.installmentId,
        orderId: debt.invoice.id,
        externalId: receipt.body.parts[0].externalId,
        distributorName: receipt.body.parts[0].distributorName,
        amount: 8_000_000,
        remainingAmount: 0,
      },
    ])
  })

  test('out of the wallet alone names no bank, and each invoice with its part', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 9_000_000 })
    const second = await owe(shop, { amount: 3_000_000, dueDateInDays: 20 })
    const first = await owe(shop, { amount: 2_000_000, dueDateInDays: 5 })
    const { body } = await repayOldest(shop, { amount: 4_000_000 })
    const receipt = await receiptOf(shop, body.repayment.repaymentId)
    assert.deepInclude(receipt.body, {
      amount: 4_000_000,
      fromWallet: 4_000_000,
      fromGateway: 0,
      referenceCode: null,
      bankReferenceNumber: null,
    })
    assert.deepEqual(
      receipt.body.parts.map(
        ({ installmentId, amount, remainingAmount }: Record<string, unknown>) => [
          installmentId,
          amount,
          remainingAmount,
        ]
      ),
      [
        [first.installmentId, 2_000_000, 0],
        [second.installmentId, 2_000_000, 1_000_000],
      ]
    )
  })

  test('is its owner’s alone, in its own plan', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000 })
    const { body } = await repay(shop, debt.installmentId)
    const id = body.repayment.repaymentId
    const stranger = await aShopWithCredit(1_000_000)
    assert.equal((await receiptOf(stranger, id)).status, 404)
    assert.equal((await receiptOf({ ...shop, plan: 'kasbeno-digital-real' }, id)).status, 404)
    assert.equal((await receiptOf(shop, 'x')).status, 404)
    assert.equal((await receiptOf({ ...shop, token: 'nobody' }, id)).status, 401)
    assert.equal((await receiptOf(shop, id)).status, 200)
  })
})

test.group('A movement of the wallet', () => {
  test('names what it was for', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    await fillWallet(shop, 30_000_000)
    const bought = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, bought.id, 'WALLET')
    const debt = await owe(shop, { amount: 1_000_000 })
    const { body: repaid } = await repay(shop, debt.installmentId)
    const { body: list } = await get('/api/transaction/10/0', { token: shop.token })
    const details = async (source: string) => {
      const row = list.items.find(
        (one: { transactionSource: { transactionType: string } }) =>
          one.transactionSource.transactionType === source
      )
      return (await get(`/api/transaction/${row.id}`, { token: shop.token })).body
    }
    assert.deepInclude(await details('ORDER_PAYMENT'), {
      type: 'WITHDRAW',
      amount: 10_050_000,
      orderId: bought.id,
      repaymentId: null,
    })
    assert.deepInclude(await details('INSTALLMENT'), {
      type: 'WITHDRAW',
      amount: 1_000_000,
      orderId: null,
      repaymentId: repaid.repayment.repaymentId,
    })
  })
})

test.group('What messages say of a payment', () => {
  test('the code’s names distributor, number, source and the amount with fees', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    assert.equal((await askForCode(shop, invoice.id)).status, 200)
    const text = await newestSms(shop.phone, 'payment-code')
    assert.include(text, 'مبلغ با کارمزدها: ۱۰٬۳۴۵٬۸۹۰ ریال از اعتبار')
    const { reference_number: ours } = await db
      .from('orders')
      .where({ id: invoice.id })
      .firstOrFail()
    const { name } = await db.from('distributors').where({ id: invoice.supplier.id }).firstOrFail()
    const persian = (digits: string) =>
      digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    // The partner's own number is no number: INV-…
    assert.include(text, `فاکتور ${persian(ours)} از ${persian(name)}`)
    assert.notInclude(text, 'INV')
  })

  for (const { source, amount, template } of [
    { source: 'CREDIT', amount: '۱۰٬۳۴۵٬۸۹۰', template: 'invoice-paid-on-credit' },
    { source: 'WALLET', amount: '۱۰٬۰۵۰٬۰۰۰', template: 'invoice-paid' },
  ] as const) {
    test(`paid from ${source}: the amount is what was paid`, async ({ assert }) => {
      const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      assert.equal((await payWithCode(shop, invoice.id, source)).status, 200)
      await settle()
      assert.include(await newestSms(shop.phone, template), `با کارمزدها: ${amount} ریال`)
    })
  }
})
