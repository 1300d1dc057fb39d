import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { demoPassword } from '#contracts/demo'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import { get, post } from '#tests/support/http'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { partnerToken } from '#factories/distributor'
import { paper } from './support/papers.js'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { ShopOwner } from './support/shop_owner.js'

const plan = 'kasbeno-digital-real'
const base = `/${plan}`
const amount = 200_000_000

/** A member of staff, whose desk another walk looks at. */
const staff = async (username: string) => {
  const url = productUrl()
  const { body } = await post(`${url}/api/user/login`, { username, password: demoPassword })
  return (path: string, command: object = {}) =>
    post(`${url}/api/admin/${path}`, command, { token: body.bearerToken })
}

test.group('The digital plan on the smallest phone', () => {
  test('from its choice through sign-up, credit, card and fee to the first paid invoice', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const person = {
      phone: freshPhone(),
      nationalCode: freshNationalCode(),
      firstname: 'آرش',
      lastname: 'بهرامی',
      shopname: 'موبایل آرش',
    }
    const owner = await ShopOwner.open(browser, person, complaints, 'small')
    owner.signup = `${base}/kyc`
    const { page } = owner
    const heading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
    const follow = (name: string) => page.getByRole('link', { name }).first().click()
    const secret = (label: string, digits: string) =>
      page.getByLabel(label, { exact: true }).fill(toPersianDigits(digits))

    await owner.comeTo('/general-home')
    await owner.press('شروع طرح کالای دیجیتال')
    await page.waitForURL((url) => url.pathname.startsWith(base))
    await page.goto(`${base}/kyc/status`)
    await heading('مراحل ثبت‌نام')
    await owner.look('digital-steps')
    assert.deepEqual(await barriersOn(page), [])
    await owner.sendIdentity()
    await owner.sendShop('موبایل')
    const picture = await paper('paper', '#455a64')
    await owner.sendDocuments({ front: picture, back: picture, certificate: picture })
    await page.goto(`${base}/kyc/summary`)
    await page.getByText('پرونده شما در دست بررسی است').waitFor()
    await owner.look('digital-summary')

    const user = await db.from('users').where({ phone: person.phone }).firstOrFail()
    const { id: registrationId } = await db
      .from('registrations')
      .where({ user_id: user.id, plan })
      .firstOrFail()
    const [kyc, credit] = [await staff('kyc'), await staff('credit')]
    for (const step of ['identity', 'shop', 'docs']) {
      await kyc(`registrations/${registrationId}/${step}/approve`)
    }
    const given = await credit('credit/allocate', { registrationId, amount })
    assert.equal(given.status, 200, JSON.stringify(given.body))

    await page.goto(`${base}/home`)
    await owner.readNewsOfCredit()
    await heading('یک گام تا خرید با اعتبار')
    await owner.look('digital-allocated')
    await follow('انتخاب نشانی تحویل')
    await follow('افزودن نشانی تازه')
    await page.getByLabel('عنوان', { exact: true }).fill('فروشگاه')
    await owner.press('ثبت نشانی')
    await page.waitForURL(`**${base}/card/change-address`)
    await owner.press('تأیید نشانی')
    await page.getByText('درخواست ثبت شد و در حال آماده‌سازی است').waitFor()

    await db.from('cards').where({ owner_id: user.id }).update({ status: 'DELIVERED' })
    await page.goto(`${base}/home`)
    await follow('فعال‌سازی کارت')
    await follow('فعال‌سازی')
    await owner.press('تأیید و امضا')
    await follow('ادامه')
    await page.waitForURL(`**${base}/card/platform-fee`)
    await page.getByText('۲٬۲۰۰٬۰۰۰').first().waitFor()
    await owner.look('digital-card-fee')
    assert.deepEqual(await barriersOn(page), [])
    await owner.press(/^پرداخت$/)
    await owner.atTheBank('success')
    await follow('فعال‌سازی کارت')
    const [inHand] = (await get(`${productUrl()}/api/demo/cards?phone=${person.phone}`)).body
    await secret('CVV2 کارت', inHand.cvv2)
    await page.keyboard.press('Enter')
    await secret('رمز تازه', '0482')
    await secret('تکرار رمز تازه', '0482')
    await page.keyboard.press('Enter')
    await heading('کارت شما فعال شد')
    await owner.look('digital-card-active')

    const { id: distributorId } = await db
      .from('distributors')
      .where({ slug: 'avid-digital' })
      .firstOrFail()
    const sale = {
      externalId: `AV-${Date.now() % 1_000_000}`,
      customer: { phone: person.phone, plan },
      items: [{ itemName: 'کابل', unitType: 'عدد', qty: 10, price: 900_000 }],
      grandTotalAmount: 9_000_000,
      dueDateInDays: 30,
      invoicedAt: new Date().toISOString(),
    }
    const token = await partnerToken({ distributorId })
    const url = `${productUrl()}/api/external/supplier/sale`
    const sent = await post(url, sale, { token, key: true })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    await page.goto(`${base}/order`)
    await page.getByRole('link', { name: new RegExp(toPersianDigits(sale.externalId)) }).click()
    await owner.press('پرداخت فاکتور')
    await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    await owner.enterCode()
    await page.waitForURL(/payment-status\?.*success=true/)
    await heading('پرداخت انجام شد')
    await owner.look('digital-paid')
    const { status } = await db.from('orders').where({ id: sent.body.id }).firstOrFail()
    assert.equal(status, 'COMPLETED')
    assert.deepEqual(complaints.all, [])
  })
})
