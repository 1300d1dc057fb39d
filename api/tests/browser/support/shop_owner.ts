import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { toPersianDigits } from '#contracts/digits'
import { type Browser, productUrl } from '#tests/support/browser'
import { shoot, type Complaints } from './screen.js'

export interface OwnerFacts {
  phone: string
  nationalCode: string
  firstname: string
  lastname: string
  shopname: string
}

/** The smallest phone that is still sold, and the usual one. */
export const phones = {
  small: { width: 360, height: 640 },
  usual: { width: 390, height: 844 },
} as const

/** On either phone nothing is wider than the page, and each has its picture; the page goes on as it was. */
export const lookOnBothPhones = async (page: Page, name: string) => {
  const own = page.viewportSize()!
  for (const size of Object.values(phones)) {
    await page.setViewportSize(size)
    const over = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    )
    assert.equal(over, 0, `${name} at ${size.width}`)
    await shoot(page, `${name}-${size.width}`)
  }
  await page.setViewportSize(own)
}

/** What the simulator can be told to answer: what the wallet lacks is brought by the bank. */
export type BankResult = 'success' | 'fail'

/** Three pictures of papers, as a phone's camera makes them. */
type Papers = Record<'front' | 'back' | 'certificate', string>

/** A shop owner with a phone in the hand: Persian digits, the codes from the messages. */
export class ShopOwner {
  private constructor(
    readonly page: Page,
    readonly facts: OwnerFacts
  ) {}

  /** Where this plan's sign-up stands. */
  signup = '/signup'

  static async open(
    browser: Browser,
    facts: OwnerFacts,
    complaints: Complaints,
    phone: keyof typeof phones = 'usual'
  ) {
    const context = await browser.newContext({
      viewport: phones[phone],
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      baseURL: productUrl(),
    })
    const page = await context.newPage()
    complaints.watch(page, 'shop owner')
    return new ShopOwner(page, facts)
  }

  shoot(name: string) {
    return shoot(this.page, `owner-${name}`)
  }

  /** The same, on both phones. */
  look(name: string) {
    return lookOnBothPhones(this.page, `owner-${name}`)
  }

  press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).first().click()
  }

  /** Closes the news of a credit. The page asks again until the house knows that it was read. */
  async readNewsOfCredit() {
    const isKnown = this.page.waitForResponse((response) => response.url().endsWith('/credit-seen'))
    await this.press('دیدن اعتبار')
    await isKnown
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  /** The newest code on the phone, as it is typed: in Persian digits. */
  async code(): Promise<string> {
    const response = await fetch(`${productUrl()}/api/demo/sms?phone=${this.facts.phone}`)
    const messages = (await response.json()) as { code?: string }[]
    return toPersianDigits(messages.find(({ code }) => code)!.code!)
  }

  /** Signs in on the way to a page. */
  async comeTo(path: string) {
    await this.page.goto(`/login?redirectTo=${encodeURIComponent(path)}`)
    await this.page.getByLabel('شماره موبایل').fill(toPersianDigits(this.facts.phone))
    await this.press('دریافت کد')
    await this.enterCode()
    await this.page.waitForURL(`**${path}`)
  }

  async enterCode() {
    await this.page.getByLabel('کد پیامک‌شده').waitFor()
    await this.page.getByLabel('کد پیامک‌شده').fill(await this.code())
  }

  /** Chooses from a list that can be searched. */
  async pick(label: string, option: string, typed = option) {
    await this.page.getByRole('button', { name: label }).click()
    const sheet = this.page.getByRole('dialog')
    await sheet.getByRole('searchbox').fill(typed)
    await sheet.getByRole('button', { name: option }).first().click()
    await sheet.waitFor({ state: 'detached' })
  }

  async signIn() {
    await this.page.goto('/login?redirectTo=%2Fgeneral-home')
    await this.shoot('login')
    await this.page.getByLabel('شماره موبایل').fill(toPersianDigits(this.facts.phone))
    await this.press('دریافت کد')
    await this.page.getByLabel('کد پیامک‌شده').waitFor()
    await this.shoot('login-code')
    await this.enterCode()
    await this.page.waitForURL('**/general-home')
    await this.page.getByRole('button', { name: 'شروع طرح کالای تندمصرف' }).first().waitFor()
    await this.shoot('plans')
  }

  async choosePlan() {
    await this.press('شروع طرح کالای تندمصرف')
    await this.page.waitForURL(/\/(home|signup\/status)$/)
    await this.page.goto('/signup/status')
    await this.page.getByRole('heading', { name: 'مراحل ثبت‌نام' }).waitFor()
    await this.shoot('signup-status')
  }

  async sendIdentity() {
    await this.page.goto(`${this.signup}/identity-information`)
    const { page, facts } = this
    await page.getByLabel('نام', { exact: true }).fill(facts.firstname)
    await page.getByLabel('نام خانوادگی').fill(facts.lastname)
    await page.getByLabel('کد ملی').fill(toPersianDigits(facts.nationalCode))
    await page.getByLabel('روز').selectOption({ label: '۱۵' })
    await page.getByLabel('ماه').selectOption({ label: 'مرداد' })
    await page.getByLabel('سال').selectOption({ label: '۱۳۵۸' })
    await this.shoot('identity')
    await this.press(/ثبت/)
    await page.waitForURL((url) => !url.pathname.endsWith('identity-information'))
  }

  async sendShop(guild = 'سوپر') {
    await this.page.goto(`${this.signup}/store-info`)
    const { page, facts } = this
    await page.getByLabel('نام فروشگاه').fill(facts.shopname)
    await this.pick('صنف', guild)
    await this.pick('استان', 'اصفهان')
    // Typed as an Arabic keyboard does it, and found all the same.
    await this.pick('شهر', 'کاشان', 'كاشان')
    await page.getByRole('button', { name: 'محله' }).click()
    await this.shoot('shop-district')
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await page.getByLabel('نشانی فروشگاه').fill('خیابان امیرکبیر، کوچه نهم، پلاک ۱۲')
    await page.getByLabel('کد پستی فروشگاه').fill('۸۷۱۳۶۱۲۳۴۵')
    await this.shoot('shop')
    await this.press(/ثبت/)
    await page.waitForURL((url) => !url.pathname.endsWith('store-info'))
  }

  async sendDocuments(papers: Partial<Papers>, shot = 'documents') {
    await this.page.goto(`${this.signup}/document-upload`)
    const gallery = (label: string) => this.page.getByLabel(`${label}: انتخاب از گالری`)
    await gallery('روی کارت ملی').waitFor({ state: 'attached' })
    if (papers.front) await gallery('روی کارت ملی').setInputFiles(papers.front)
    if (papers.back) await gallery('پشت کارت ملی').setInputFiles(papers.back)
    if (papers.certificate) {
      await this.page.getByLabel('نوع مدرک فروشگاه').selectOption({ label: 'پروانه کسب' })
      await gallery('تصویر مدرک فروشگاه').setInputFiles(papers.certificate)
    }
    await this.shoot(shot)
    await this.press(/ارسال مدارک|ثبت دوباره|ثبت و ادامه/)
    await this.page.waitForURL((url) => !url.pathname.endsWith('document-upload'))
  }

  async chooseAmountAndPay(result: BankResult) {
    await this.page.goto('/signup/select-credit-amount')
    await this.page.getByRole('heading', { name: 'تضمین‌های لازم' }).waitFor()
    await this.page.getByRole('button', { name: 'بیشتر', exact: true }).click()
    await this.shoot('credit-amount')
    await this.press('تأیید مبلغ و ادامه')
    await this.page.waitForURL('**/signup/platform-fee')
    await this.page.getByText('مبلغ قابل پرداخت').waitFor()
    await this.shoot('platform-fee')
    await this.press(/^پرداخت$/)
    await this.page.waitForURL(/demo|sandbox|gateway/)
    await this.shoot('gateway')
    await this.atTheBank(result)
    await this.shoot(`payment-${result}`)
  }

  /**
   * Decides at the simulator, and waits for the product's own page: the simulator says with the same words how
   * a payment ended, before the product knows.
   */
  async atTheBank(result: BankResult) {
    await this.page.locator(`button[name="result"][value="${result}"]`).click()
    await this.page.waitForURL(/wallet-transaction-callback/)
    const heading = result === 'success' ? 'پرداخت انجام شد' : 'پرداخت انجام نشد'
    await this.page.getByRole('heading', { name: heading }).waitFor()
  }

  async payInvoice(externalId: string) {
    const { page } = this
    await page.goto('/home')
    await page.getByText('فاکتورهای در انتظار پرداخت').waitFor()
    await this.shoot('home-with-invoice')
    await page.goto('/order')
    const row = page.getByRole('link', { name: new RegExp(toPersianDigits(externalId)) }).first()
    await row.waitFor()
    await this.shoot('orders-pending')
    await row.click()
    await page.getByText('مبلغ فاکتور').waitFor()
    await this.shoot('invoice')
    await this.press('پرداخت فاکتور')
    await page.getByRole('dialog').waitFor()
    await this.shoot('pay-sheet')
    await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await this.shoot('pay-code')
    await page.getByLabel('کد پیامک‌شده').fill(await this.code())
    await page.waitForURL(/payment-status\?.*success=true/)
    await page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    await this.shoot('invoice-paid')
  }
}
