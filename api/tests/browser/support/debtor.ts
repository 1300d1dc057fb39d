import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser'
import { toPersianDigits } from '#contracts/digits'
import { ShopOwner, type BankResult, type OwnerFacts } from './shop_owner.js'
import type { Complaints } from './screen.js'

/** An owner with credit who buys with it, and repays: with a phone in the hand. */
export class Debtor {
  private constructor(private owner: ShopOwner) {}

  /** Before signing in. */
  static async open(browser: Browser, facts: OwnerFacts, complaints: Complaints) {
    return new Debtor(await ShopOwner.open(browser, facts, complaints))
  }

  static async signIn(browser: Browser, facts: OwnerFacts, complaints: Complaints) {
    const owner = await ShopOwner.open(browser, facts, complaints)
    const debtor = new Debtor(owner)
    const { page } = owner
    await page.goto('/login?redirectTo=%2Fhome')
    await page.getByLabel('شماره موبایل').fill(toPersianDigits(facts.phone))
    await owner.press('دریافت کد')
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await page.getByLabel('کد پیامک‌شده').fill(await owner.code())
    await page.waitForURL('**/home')
    return debtor
  }

  get page(): Page {
    return this.owner.page
  }

  get phone() {
    return this.owner.facts.phone
  }

  code() {
    return this.owner.code()
  }

  shoot(name: string) {
    return this.owner.shoot(name)
  }

  look(name: string) {
    return this.owner.look(name)
  }

  /** Opens a page and waits for what it has to say. */
  async see(path: string, text: string | RegExp, shot?: string) {
    await this.page.goto(path)
    await this.page.getByText(text).first().waitFor()
    if (shot) await this.shoot(shot)
  }

  /** Closes what the home page suggests at the first visit. */
  async greetCredit() {
    await this.owner.readNewsOfCredit()
    await this.page.goto('/home')
    await this.owner.press('بعداً')
    await this.page.getByText('اعتبار باقی‌مانده').first().waitFor()
  }

  async payInvoice(orderId: string, shot?: string) {
    await this.page.goto(`/order/${orderId}/pending`)
    await this.owner.press('پرداخت فاکتور')
    await this.page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    await this.page.getByLabel('کد پیامک‌شده').waitFor()
    await this.page.getByLabel('کد پیامک‌شده').fill(await this.owner.code())
    await this.page.waitForURL(/payment-status\?.*success=true/)
    await this.page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    if (shot) await this.shoot(shot)
  }

  /** The sheet that pays says why it cannot, and leads to what opens the credit again. */
  async seeRefusal(shot: string) {
    await this.owner.press('پرداخت فاکتور')
    const sheet = this.page.getByRole('dialog')
    await sheet.getByRole('link', { name: 'پرداخت بدهی' }).waitFor()
    assert.ok(await sheet.getByRole('button', { name: 'ارسال کد' }).isDisabled())
    await this.shoot(shot)
    await sheet.getByRole('link', { name: 'پرداخت بدهی' }).click()
    await this.page.waitForURL('**/installments')
  }

  async chargeWallet(rials: number) {
    await this.page.goto('/wallet/charge')
    await this.page.getByLabel('مبلغ شارژ').fill(toPersianDigits(rials))
    await this.shoot('charge')
    await this.owner.press('پرداخت و شارژ')
    await this.owner.atTheBank('success')
    await this.shoot('charged')
  }

  /** Opens what is owed for an invoice from the list, and the sheet that pays it. */
  async openDebt(externalId: string, shot: string) {
    await this.page.goto('/installments')
    await this.page.getByRole('link', { name: new RegExp(toPersianDigits(externalId)) }).click()
    await this.page.getByText('مانده بدهی').waitFor()
    await this.shoot(shot)
    await this.owner.press('پرداخت این بدهی')
    await this.page.getByRole('dialog').getByText('درگاه').first().waitFor()
    await this.shoot(`${shot}-sheet`)
  }

  /** From the sheet through the bank's page and back. */
  async repayThroughGateway(result: BankResult, shot: string) {
    await this.owner.press('رفتن به درگاه پرداخت')
    await this.owner.atTheBank(result)
    await this.shoot(shot)
  }
}
