import type { Page } from 'playwright-core'
import { type Browser, productUrl } from '#tests/support/browser'
import { shoot, type Complaints } from './screen.js'

/** The phone simulator, beside whatever else is open: it shows what a number is sent. */
export class Phone {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, number: string, complaints: Complaints) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      baseURL: productUrl(),
    })
    const page = await context.newPage()
    complaints.watch(page, 'phone')
    await page.goto(`/demo/phone?phone=${number}`)
    return new Phone(page)
  }

  /** Waits until a message that says this has come. */
  async receive(text: RegExp, shot?: string) {
    await this.page.locator('#messages').getByText(text).first().waitFor()
    if (shot) await shoot(this.page, `phone-${shot}`)
  }
}
