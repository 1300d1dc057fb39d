import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Officer } from './officer.js'

/** The settlement desk: makes runs, sends them to the bank and takes its answers in. */
export class Treasury {
  constructor(private officer: Officer) {}

  private get page() {
    return this.officer.page
  }

  /** Makes a preview and stays on its page. @returns the page's path */
  async preview(kind: 'تسویه سررسید' | 'تنزیل' | 'برداشت‌ها', shot: string): Promise<string> {
    const { page } = this
    await page.goto('/backoffice/settlement-runs')
    await page.getByRole('button', { name: kind, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await this.officer.shoot(`${shot}-dialog`)
    await dialog.getByRole('button', { name: 'ساخت پیش‌نمایش' }).click()
    await page.waitForURL(/settlement-runs\/[^/]+\/show/)
    await page.getByRole('heading', { name: 'پرداخت‌ها', exact: true }).waitFor()
    await this.officer.shoot(`${shot}-preview`)
    return new URL(page.url()).pathname
  }

  async approve(run: string, shot: string) {
    await this.page.goto(run)
    await this.officer.command('تأیید تسویه', `${shot}-approve`)
    await this.page.getByText('تسویه تأیید شد. فایل بانک آماده است.').waitFor()
    await this.officer.shoot(`${shot}-approved`)
  }

  /** @returns where the bank's file was saved */
  async download(run: string): Promise<string> {
    await this.page.goto(run)
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'فایل بانک' }).click(),
    ])
    const folder = await mkdtemp(join(tmpdir(), 'bank-'))
    const file = join(folder, download.suggestedFilename())
    await download.saveAs(file)
    return file
  }

  /** Sends the bank's answer in and reads what became of each line. */
  async takeIn(file: string, shot: string): Promise<string[]> {
    const { page } = this
    await page.getByRole('button', { name: 'ورود نتیجه بانک' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type="file"]').setInputFiles(file)
    await this.officer.shoot(`${shot}-chosen`)
    await dialog.getByRole('button', { name: 'فرستادن' }).click()
    const answers = dialog.getByRole('table').locator('tbody tr')
    await answers.first().waitFor()
    await this.officer.shoot(`${shot}-answers`)
    const texts = await answers.allInnerTexts()
    await dialog.getByRole('button', { name: 'بستن' }).click()
    await dialog.waitFor({ state: 'detached' })
    return texts
  }

  async retry(run: string, shot: string) {
    await this.page.goto(run)
    await this.officer.command('تلاش دوباره ناموفق‌ها', `${shot}-retry`)
    await this.page.getByText('پرداخت‌های ناموفق دوباره در فایل بانک آمد.').waitFor()
  }
}
