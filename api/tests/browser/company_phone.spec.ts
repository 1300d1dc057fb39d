import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { type Browser, launchChromium } from '#tests/support/browser'
import { freshCompanyId, freshNationalCode, freshPhone } from '#factories/fresh'
import { aCompanyWithCredit, type Member } from '#factories/company'
import { answerFile } from './support/bank_result.js'
import { Officer } from './support/officer.js'
import { paper } from './support/papers.js'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { phones, ShopOwner } from './support/shop_owner.js'
import { type SentInvoice, Supplier } from './support/supplier.js'
import { Treasury } from './support/treasury.js'

const nobody = { nationalCode: '', firstname: 'سارا', lastname: 'کریمی', shopname: '' }

/** Name, national code, birth date and both sides of the card, as both forms of people have them. */
const fillPerson = async (
  { page }: ShopOwner,
  pictures: readonly [string, string],
  lastName = 'کریمی'
) => {
  await page.getByLabel('نام', { exact: true }).fill('سارا')
  await page.getByLabel('نام خانوادگی').fill(lastName)
  await page.getByLabel('کد ملی').fill(toPersianDigits(freshNationalCode()))
  await page.getByLabel('روز').selectOption({ label: '۱۵' })
  await page.getByLabel('ماه').selectOption({ label: 'مرداد' })
  await page.getByLabel('سال').selectOption({ label: '۱۳۵۸' })
  await page.getByLabel('روی کارت ملی: انتخاب از گالری').setInputFiles(pictures[0])
  await page.getByLabel('پشت کارت ملی: انتخاب از گالری').setInputFiles(pictures[1])
}

/** A member on a phone of their own, in the company. */
const onPhone = async (
  browser: Browser,
  { phone }: Pick<Member, 'phone'>,
  complaints: Complaints,
  size: keyof typeof phones = 'usual'
) => ShopOwner.open(browser, { ...nobody, phone }, complaints, size)

/** The invoice falls due; the bank pays its distributor by a run of two people. */
const settle = async (browser: Browser, complaints: Complaints, invoice: SentInvoice) => {
  await db.from('installments').where('order_id', invoice.id).update({ due_date: clock.today() })
  const maker = await Officer.signIn(browser, 'finance', complaints)
  const checker = await Officer.signIn(browser, 'super', complaints)
  const treasury = new Treasury(maker)
  const run = await treasury.preview('تسویه سررسید', 'company-maturity')
  await new Treasury(checker).approve(run, 'company-maturity')
  const file = await treasury.download(run)
  await treasury.takeIn(await answerFile(file, () => null), 'company-maturity')
  await maker.page.getByText('پایان‌یافته').waitFor()
  await maker.page.goto('/backoffice/payout-items')
  await maker.page.getByText(toPersianDigits(invoice.externalId)).first().waitFor()
}

test.group('A company on the phone', () => {
  test('is registered by its CEO step by step, and accepted by a legal officer part by part', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const barriers: string[] = []
    const look = async (name: string) => {
      await ceo.shoot(`company-${name}`)
      barriers.push(...(await barriersOn(page)))
    }
    const ceo = await onPhone(browser, { phone: freshPhone() }, complaints, 'small')
    const { page } = ceo
    const at = (path: string) => page.waitForURL(`**/legal/signup/${path}`)
    const companyId = freshCompanyId()
    const cards = [await paper('front', '#90caf9'), await paper('back', '#a5d6a7')] as const

    await ceo.comeTo('/general-home')
    await page.getByRole('link', { name: 'ثبت شرکت تازه' }).click()
    await at('status')
    await look('needed')
    await ceo.press('ثبت شرکت')
    await page.getByLabel('نام شرکت').fill('پخش مویرگی آفتاب شرق')
    await page.getByLabel('شناسه ملی شرکت').fill(toPersianDigits(companyId))
    await ceo.pick('صنف', 'پخش مواد غذایی')
    await look('register')
    await ceo.press('ثبت شرکت و ادامه')

    await at('company-information')
    await ceo.pick('استان', 'تهران')
    await ceo.pick('شهر', 'تهران')
    await page.getByLabel('نشانی شرکت').fill('خیابان ولیعصر، پلاک ۱۰')
    await page.getByLabel('کد پستی').fill('۱۲۳۴۵۶۷۸۹۰')
    // What was typed and taken waits for who comes back.
    const official = page.getByLabel('تصویر روزنامه رسمی: انتخاب از گالری')
    await official.setInputFiles(await paper('official', '#ffe082'))
    await page.getByAltText('پیش‌نمایش تصویر روزنامه رسمی').waitFor()
    await page.reload()
    await page.getByAltText('پیش‌نمایش تصویر روزنامه رسمی').waitFor()
    assert.equal(await page.getByLabel('کد پستی').inputValue(), '۱۲۳۴۵۶۷۸۹۰')
    await look('information')
    await ceo.press('ثبت و ادامه')

    await at('ceo-information')
    await fillPerson(ceo, cards)
    await ceo.press('ثبت و ادامه')
    await at('board-member')
    await page.getByText(/افزودن حداقل یک صاحب امضا الزامی است/).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'ثبت و ادامه' }).isDisabled())

    await page.getByRole('link', { name: 'افزودن عضو' }).click()
    const member = freshPhone()
    await page.getByLabel('شماره موبایل').fill(toPersianDigits(member))
    await fillPerson(ceo, cards, 'احمدی')
    await page.getByLabel('سمت در شرکت').fill('رئیس هیئت‌مدیره')
    await page.getByRole('radio', { name: /الزامی/ }).check()
    // The footer covers a part of what lies below it, and only there.
    await page.evaluate('scrollTo(0, 0)')
    await look('member')
    await ceo.press('ثبت عضو')
    await page.getByText('سارا احمدی').waitFor()
    await look('board')
    await ceo.press('ثبت و ادامه')
    await at('branch-selection')
    await page.getByRole('radio').first().check()
    await look('branch')
    await ceo.press('ثبت و ادامه')
    await at('summary')

    await page.goto('/legal/signup/status')
    await page.getByText('در دست بررسی').nth(3).waitFor()
    await look('status')
    // The member who was added enters the same company with their own phone, and sends nothing.
    const other = await onPhone(browser, { phone: member }, complaints)
    await other.comeTo('/legal/signup/status')
    await other.page.getByText('ثبت‌نام شرکت با مدیرعامل است').waitFor()

    const { id } = await db.from('companies').where('national_id', companyId).firstOrFail()
    const officer = await Officer.signIn(browser, 'legal', complaints)
    await officer.acceptCompany(id, 'سارا احمدی')
    await page.goto('/legal/signup/summary')
    await page.getByText('مدارک شرکت تأیید شد. در انتظار تخصیص اعتبار از سوی بانک هستید.').waitFor()
    await look('accepted')

    // Whoever is in a company goes on to a plan of their own from the hub, as they came into the company.
    await other.page.goto('/legal/home')
    await other.page.getByRole('link', { name: 'شرکت‌ها: تغییر طرح یا شرکت' }).click()
    await other.press('شروع طرح کالای تندمصرف')
    await other.page.waitForURL(/:\d+\/signup\/status$/)

    const newcomer = await onPhone(browser, { phone: freshPhone() }, complaints)
    await page.goto('/legal/members')
    await page.getByRole('link', { name: 'افزودن عضو' }).click()
    await page.getByLabel('شماره موبایل').fill(toPersianDigits(newcomer.facts.phone))
    await fillPerson(ceo, cards, 'شریفی')
    await page.getByLabel('سمت در شرکت').fill('خزانه‌دار')
    await ceo.press('ارسال برای بررسی')
    await page.getByText('عضو تازه: تا تأیید کارشناسان').waitFor()
    await newcomer.comeTo('/general-home')
    await newcomer.page.getByText('عضویت شما در دست بررسی است').waitFor()
    await newcomer.shoot('company-newcomer')
    barriers.push(...(await barriersOn(newcomer.page)))
    await officer.acceptMember(id, 'سارا شریفی')
    await newcomer.page.reload()
    await newcomer.page.getByText('شما عضو این شرکت هستید.').waitFor()
    assert.deepEqual(barriers, [])
    assert.deepEqual(complaints.all, [])
  })

  test('signs an invoice by its rule on three phones, its CEO pays it, and the bank pays its distributor', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const barriers: string[] = []
    const look = async (member: ShopOwner, name: string) => {
      await member.shoot(`company-${name}`)
      barriers.push(...(await barriersOn(member.page)))
    }
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 2,
    })
    const sell = (price: number) =>
      Supplier.demo().send({
        companyUniqueId: company.companyUniqueId,
        items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price }],
        dueDateInDays: 60,
      })
    const first = await sell(10_000_000)
    const second = await sell(20_000_000)
    const [mandatory, optional, third] = await Promise.all(
      company.members.map((member) => onPhone(browser, member, complaints, 'small'))
    )
    const ceo = await onPhone(browser, company.ceo, complaints)
    const told = (member: ShopOwner, text: string | RegExp) =>
      member.page.getByText(text).first().waitFor()

    await mandatory!.comeTo('/legal/home')
    await told(mandatory!, '۲ فاکتور')
    await look(mandatory!, 'home')
    await mandatory!.page.goto('/legal/order')
    await mandatory!.page.getByRole('link', { name: 'امضای چند فاکتور با یک کد' }).waitFor()
    await look(mandatory!, 'orders')
    await mandatory!.page.getByRole('link', { name: 'امضای چند فاکتور با یک کد' }).click()
    const boxes = mandatory!.page.getByRole('checkbox')
    await boxes.nth(1).waitFor()
    for (const box of await boxes.all()) await box.check()
    await mandatory!.press('ادامه امضا')
    await mandatory!.press('ارسال کد')
    await mandatory!.enterCode()
    await told(mandatory!, '۲ فاکتور از ۲ فاکتور امضا شد')
    await look(mandatory!, 'signed-batch')

    await optional!.comeTo(`/legal/order/${first.id}`)
    await told(optional!, '۰ از ۲')
    await look(optional!, 'order')
    await optional!.press('تأیید و امضا')
    await look(optional!, 'sign-sheet')
    await optional!.press('ارسال کد')
    await optional!.enterCode()
    await told(optional!, 'امضای شما ثبت شد')
    await look(optional!, 'signed')
    await third!.comeTo(`/legal/order/${first.id}`)
    await told(third!, '۱ از ۲')
    await third!.press('تأیید و امضا')
    await third!.press('ارسال کد')
    await third!.enterCode()
    await told(third!, 'اکنون مدیرعامل می‌تواند فاکتور را بپردازد')
    await look(third!, 'signed-last')
    await optional!.page.getByRole('link', { name: 'بازگشت به فاکتور', exact: true }).click()
    await told(optional!, 'این فاکتور را تنها مدیرعامل شرکت می‌تواند بپردازد.')

    await ceo.comeTo(`/legal/order/${second.id}`)
    await told(ceo, 'شما برای این فاکتور حق امضا ندارید.')
    await ceo.press('یادآوری با پیامک')
    await told(ceo, /^یادآوری به .+ پیامک شد/)
    await ceo.page.goto(`/legal/order/${first.id}`)
    await ceo.press('پرداخت فاکتور')
    await ceo.press('ارسال کد')
    await ceo.page.waitForURL('**/payment-otp-verify')
    await look(ceo, 'pay-code')
    await ceo.enterCode()
    await told(ceo, 'پرداخت انجام شد')
    await look(ceo, 'paid')
    await ceo.page.getByRole('link', { name: 'مشاهده جزئیات' }).click()
    await told(ceo, 'کار این فاکتور به پایان رسیده است.')
    await look(ceo, 'completed')
    await settle(browser, complaints, first)
    await ceo.page.goto('/legal/wallet/transaction')
    await ceo.page.getByRole('heading', { name: 'تراکنش‌ها' }).waitFor()
    for (const tab of ['home', 'wallet', 'profile']) {
      await ceo.page.goto(`/legal/${tab}`)
      await ceo.page.getByRole('navigation').waitFor()
      await look(ceo, tab)
    }
    assert.deepEqual(barriers, [])
    assert.deepEqual(complaints.all, [])
  })
})
