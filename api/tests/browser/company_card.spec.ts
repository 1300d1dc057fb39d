import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openedNumber } from '#app/cards/issuing/card_numbers'
import { cardIssuer } from '#app/cards/issuing/issuers'
import type { CardStatus } from '#contracts/cards'
import { demoPassword } from '#contracts/demo'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import { aCompanyWithCredit, paysBy, type Company } from '#factories/company'
import { issuedOf, pin } from '#factories/card'
import { aDevice } from '#factories/device'
import { freshReference, freshNationalCode, freshPhone } from '#factories/fresh'
import { codeFor } from '#factories/messages'
import { post } from '#tests/support/http'
import { ok } from '#tests/support/registration'
import { deskOf, enterDashboard } from './support/ceo.js'
import { paper } from './support/papers.js'
import { Complaints, shoot } from './support/screen.js'
import { barriersOn } from './support/screens.js'

/** What the printer, the post and the holder do. */
const move = (holderId: string, status: CardStatus) =>
  db.from('cards').where('holder_id', holderId).update({ status })

const send = async (path: string, body: object, token?: string) =>
  ok(await post(`${productUrl()}/api/${path}`, body, { token })).body

/** The CEO's signature on the phone. */
const sign = async ({ token, ceo }: Company, userId: string) => {
  const contract = `legal/company/card-holder/${userId}`
  await send(`${contract}/otp-start`, {}, token)
  await send(`${contract}/sign`, { otpSecret: await codeFor(ceo.phone) }, token)
}

/** What the legal officer says of holder and contract. */
const verify = async (holderId: string) => {
  const { bearerToken } = await send('user/login', { username: 'legal', password: demoPassword })
  for (const what of ['verify', 'contract/verify']) {
    await send(`legal/admin/card-holders/${holderId}/${what}`, {}, bearerToken)
  }
}

/** The holder pays at a merchant's device, where the company has its cards pay. */
const buy = async (company: Company, holderId: string, amount: number) => {
  await paysBy(company)
  const card = await db.from('cards').where('holder_id', holderId).firstOrFail()
  await cardIssuer().setPin(await issuedOf({ cardId: card.id }), pin)
  const cardNumber = openedNumber(card.number_encrypted)
  const { token: device } = await aDevice()
  const payment = { reference: freshReference(), cardNumber, pin, amount }
  const { status } = await send('device/card-payment', payment, device)
  if (status !== 'PAID') throw new Error(`The device answered ${status}.`)
}

test.group('A CEO manages the company’s cards at a desk', () => {
  test('from the first holder through contract, address and signatures to an enabled card', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['OPTIONAL'], ceoLevel: 'MANDATORY' })
    const [front, back, contract] = [
      await paper('front', '#90caf9'),
      await paper('back', '#a5d6a7'),
      await paper('contract', '#ffe082'),
    ]
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const barriers: string[] = []
    const page = await deskOf(browser, complaints)
    const look = async (name: string) => {
      await shoot(page, `company-card-${name}`)
      barriers.push(...(await barriersOn(page)))
    }
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const at = (path: string) =>
      page.waitForURL((url) => url.pathname === `/legal-dashboard/card-management${path}`)

    await page.goto('/legal-dashboard/card-management')
    await enterDashboard(page, company.ceo)
    await follow('مدیریت کارت')
    await page.getByText('شرکت هنوز کارتی ندارد').waitFor()
    await look('none')
    await follow('معرفی دارنده کارت')

    const [phone, nationalCode] = [freshPhone(), freshNationalCode()]
    await page.getByLabel('شماره موبایل').fill(toPersianDigits(phone))
    await page.getByLabel('نام', { exact: true }).fill('مینا')
    await page.getByLabel('نام خانوادگی').fill('رستمی‌فر')
    await page.getByLabel('کد ملی').fill(toPersianDigits(nationalCode))
    await page.getByLabel('روز').selectOption({ label: '۱۶' })
    await page.getByRole('combobox', { name: 'ماه' }).selectOption({ label: 'اردیبهشت' })
    await page.getByLabel('سال').selectOption({ label: '۱۳۶۹' })
    await page.getByLabel('روی کارت ملی: انتخاب از گالری').setInputFiles(front)
    await page.getByLabel('پشت کارت ملی: انتخاب از گالری').setInputFiles(back)
    await look('holder')
    // What was half done is there after a reload, the pictures too.
    await page.reload()
    await page.getByAltText('پیش‌نمایش پشت کارت ملی').waitFor()
    await press('ثبت و رفتن به قرارداد')
    await at('/register/contract')
    const row = await db.from('card_holders').where('national_code', nationalCode).firstOrFail()
    const { id: holderId, user_id: userId } = row

    const download = page.waitForEvent('download')
    await press('دریافت فرم قرارداد')
    assert.match(
      (await download).suggestedFilename(),
      /^قرارداد صدور کارت .*-14\d\d-\d\d-\d\d\.pdf$/
    )
    await page.getByLabel('تصویر قرارداد امضا و مهرشده: انتخاب از گالری').setInputFiles(contract)
    await page.getByAltText('پیش‌نمایش تصویر قرارداد امضا و مهرشده').waitFor()
    await look('contract')
    await press('بارگذاری قرارداد')
    await at('/select-address')

    await follow('افزودن نشانی تازه')
    await page.getByLabel('عنوان نشانی').waitFor()
    await look('new-address')
    await press('ثبت نشانی')
    await page.getByRole('radio').first().waitFor()
    assert.isTrue(await page.getByRole('radio').first().isChecked())
    await look('address')
    await press('تأیید نشانی')
    await at(`/contract/${phone}`)
    await page.getByText('این قرارداد در انتظار امضای شماست.').waitFor()
    await page.getByAltText(/مینا رستمی‌فر/).waitFor()
    await look('signatures')

    await sign(company, userId)
    await page.getByText('صاحبان امضا این قرارداد را امضا کرده‌اند.').waitFor()
    await follow('بازگشت به دارندگان کارت')
    await page.getByText('در دست بررسی بانک').waitFor()
    await follow('دیدن وضعیت')
    await page.getByText('کارت پس از این موارد ساخته می‌شود').waitFor()
    await look('needs')
    await verify(holderId)
    await page.getByText('درخواست ثبت شد و در حال آماده‌سازی است').waitFor()
    await look('on-its-way')
    await page.getByRole('link', { name: 'تغییر نشانی تحویل' }).waitFor()

    await move(holderId, 'PRINTED')
    await page.getByText('کارت چاپ شد و به پست سپرده می‌شود').waitFor()
    assert.equal(await page.getByRole('link', { name: 'تغییر نشانی تحویل' }).count(), 0)
    await move(holderId, 'ENABLED')
    await follow('بازگشت به دارندگان کارت')
    await page.getByText('فعال', { exact: true }).waitFor()
    await look('list')

    await buy(company, holderId, 7_000_000)
    await page.goto(`/legal-dashboard/card-details/${phone}`)
    await page.getByText('۷٬۰۰۰٬۰۰۰').first().waitFor()
    await look('bought')
    await follow('صورت‌حساب و سررسیدهای این کارت')
    const bought = db.from('orders').where('owner_id', company.id).select('id')
    const { amount } = await db.from('installments').whereIn('order_id', bought).firstOrFail()
    await page.getByText(new Intl.NumberFormat('fa-IR').format(amount)).first().waitFor()
    await look('statement')
    assert.deepEqual(barriers, [])
    assert.deepEqual(complaints.all, [])
  })
})
