import { test } from '@japa/runner'
import { settle } from '#app/platform/jobs/main'
import { aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aShopThatOwes, letDaysPass, messagesTo, repay } from '#tests/support/installments'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { cancel, payWithCode, returnTo } from '#tests/support/orders'

/** The line of each message that names rials, the oldest first. */
const amountsInMessages = async (phone: string): Promise<[template: string, line: string][]> => {
  await settle()
  const messages = await messagesTo(phone)
  return messages.flatMap(({ template, text }) =>
    text
      .split('\n')
      .filter((line) => line.includes('ریال'))
      .map((line): [string, string] => [template, line.replace(/فاکتور [۰-۹]+ از \S+ \S+/, '…')])
  )
}

const paidFrom = { CREDIT: '۱۰٬۳۴۵٬۸۹۰', WALLET: '۱۰٬۰۵۰٬۰۰۰' }

/** Amounts as literals: what a message says is what the bank is held to. */
test.group('Messages name what was moved, each by itself', () => {
  test('an invoice that is sent, paid, returned twice and cancelled', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const before = (await amountsInMessages(shop.phone)).length
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await settle()
    for (const step of [
      () => payWithCode(shop, invoice.id),
      () => returnTo(invoice, 4_000_000),
      () => returnTo(invoice, 1_000_000),
      () => cancel(invoice),
    ]) {
      assert.equal((await step()).status, 200)
      await settle()
    }
    const back = 'ریال به اعتبار شما بازگشت.'
    assert.deepEqual((await amountsInMessages(shop.phone)).slice(before), [
      ['invoice-created', '… به مبلغ ۱۰٬۰۰۰٬۰۰۰ ریال در انتظار پرداخت شماست.'],
      ['invoice-paid-on-credit', 'از اعتبار با کارمزدها: ۱۰٬۳۴۵٬۸۹۰ ریال'],
      ['invoice-returned', `بابت مرجوعی … ۶٬۲۰۷٬۵۳۴ ${back}`],
      ['invoice-returned', `بابت مرجوعی … ۳٬۱۰۳٬۷۶۷ ${back}`],
      ['invoice-refunded', `… لغو شد و ۱٬۰۳۴٬۵۸۹ ${back}`],
    ])
  })

  for (const source of ['CREDIT', 'WALLET'] as const) {
    test(`an invoice that was paid from ${source} and cancelled before anybody was told`, async ({
      assert,
    }) => {
      const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      await payWithCode(shop, invoice.id, source)
      await returnTo(invoice, 4_000_000)
      await cancel(invoice)
      const [paid] = (await amountsInMessages(shop.phone)).filter(([name]) =>
        /^invoice-paid/.test(name)
      )
      assert.include(paid[1], `با کارمزدها: ${paidFrom[source]} ریال`)
      const places = (await amountsInMessages(shop.phone))
        .filter(([name]) => /^invoice-re/.test(name))
        .map(([, line]) => line.match(/ریال به (.*) شما بازگشت/)?.[1])
      assert.deepEqual(new Set(places), new Set([{ CREDIT: 'اعتبار', WALLET: 'کیف پول' }[source]]))
    })
  }

  test('a debt that is repaid in parts, and the reminders of what is left', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000, dueDateInDays: 2 })
    const before = (await amountsInMessages(shop.phone)).length
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    await letDaysPass(1)
    await repay(shop, debt.installmentId, { amount: 1_500_000 })
    await settle()
    await letDaysPass(1)
    await letDaysPass(1)
    await repay(shop, debt.installmentId)
    const told = (await amountsInMessages(shop.phone)).slice(before)
    assert.sameDeepMembers(
      told.map(([template, line]) => [template, line.match(/[۰-۹٬]{7,}(?= ریال)/)?.[0]]),
      [
        ['repayment-paid', '۳٬۰۰۰٬۰۰۰'],
        ['repayment-paid', '۵٬۰۰۰٬۰۰۰'],
        ['installment-soon', '۵٬۰۰۰٬۰۰۰'],
        ['repayment-paid', '۱٬۵۰۰٬۰۰۰'],
        ['repayment-paid', '۳٬۵۰۰٬۰۰۰'],
        ['installment-due', '۳٬۵۰۰٬۰۰۰'],
        ['installment-past-due', '۳٬۵۰۰٬۰۰۰'],
        ['repayment-paid', '۳٬۵۰۰٬۰۰۰'],
        ['repayment-paid', undefined],
      ]
    )
    assert.equal(told.at(-1)?.[1], 'مانده بدهی: ۰ ریال')
  })

  test('a fee that is paid, and given back with its VAT', async ({ assert }) => {
    const shop = await aShopThatPaid(500_000_000)
    const { registrationId } = shop
    const command = { registrationId, reason: 'انصراف' }
    const token = await staffToken('credit')
    assert.equal((await post('/api/admin/credit/cancel-package', command, { token })).status, 200)
    assert.sameDeepMembers(await amountsInMessages(shop.phone), [
      ['platform-fee-paid', 'کارمزد فعال‌سازی اعتبار به مبلغ ۵٬۵۰۰٬۰۰۰ ریال دریافت شد.'],
      [
        'platform-fee-refunded-canceled',
        'درخواست اعتبار شما لغو شد و کارمزد آن، ۵٬۵۰۰٬۰۰۰ ریال، به کیف پول شما بازگشت. برای درخواست دوباره وارد برنامه شوید یا با پشتیبانی تماس بگیرید.',
      ],
    ])
  })
})
