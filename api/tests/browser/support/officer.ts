import type { Browser, Page } from 'playwright-core'
import { demoPassword, type demoStaff } from '#contracts/demo'
import { productUrl } from '#tests/support/browser'
import { shoot, type Complaints } from './screen.js'

/** A member of staff at a desk. */
export class Officer {
  private constructor(
    readonly page: Page,
    readonly username: string
  ) {}

  static async signIn(
    browser: Browser,
    username: (typeof demoStaff)[number],
    complaints: Complaints
  ) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      baseURL: productUrl(),
    })
    const page = await context.newPage()
    complaints.watch(page, username)
    await page.goto('/backoffice/')
    await page.getByLabel('نام کاربری').fill(username)
    await page.getByLabel('گذرواژه').fill(demoPassword)
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await page.getByRole('navigation', { name: 'منوی اصلی' }).waitFor()
    return new Officer(page, username)
  }

  shoot(name: string) {
    return shoot(this.page, `${this.username}-${name}`)
  }

  /** Opens the person's file on the review desk, by its search. */
  async openReview(registrationId: string) {
    await this.page.goto(`/backoffice/registrations/${registrationId}/review`)
    await this.page.getByRole('button', { name: /تأیید هویت|تأیید فروشگاه|تأیید مدارک/ }).waitFor()
  }

  async approve(step: '1' | '2' | '3') {
    await this.page.keyboard.press(step)
    await this.page.keyboard.press('a')
  }

  async rejectStep(step: '1' | '2' | '3', reason: string) {
    await this.page.keyboard.press(step)
    await this.page.keyboard.press('r')
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(reason).check()
    await this.shoot('reject')
    await dialog.getByRole('button', { name: 'رد و اعلام به مشتری' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** A command's button, then its dialog's. */
  async command(label: string, shot: string) {
    await this.page.getByRole('button', { name: label, exact: true }).first().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.waitFor()
    await this.shoot(shot)
    await dialog.getByRole('button', { name: label, exact: true }).click()
  }
}
