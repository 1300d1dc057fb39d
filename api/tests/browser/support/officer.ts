import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demoPassword, type demoStaff } from '#contracts/demo'
import { type Browser, productUrl } from '#tests/support/browser'
import { shoot, type Complaints } from './screen.js'

const card = ['روی کارت ملی', 'پشت کارت ملی']
const certificate = 'مدرک کسب‌وکار'

/** The steps of a file by their keys on the review desk, with what must be looked at for each. */
const steps = {
  1: { name: 'هویت', papers: card },
  2: { name: 'فروشگاه', papers: [certificate] },
  3: { name: 'مدارک', papers: [...card, certificate] },
} as const
type Step = '1' | '2' | '3'

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

  async approve(step: Step) {
    await this.lookAtPapers(step)
    await this.page.keyboard.press('a')
    await this.page.getByText(new RegExp(`^${steps[step].name} .* تأیید شد\\.$`)).waitFor()
  }

  /** Opens the step and looks at its papers, so that its decision is offered. */
  private async lookAtPapers(step: Step) {
    await this.page.keyboard.press(step)
    await this.look(steps[step])
  }

  /** The same for the step that the desk has opened by itself. @returns the step's name */
  async lookAtOpenStep() {
    const button = this.page.getByRole('button', { name: /^تأیید .* \(A\)$/ })
    const label = await button.innerText()
    const step = Object.values(steps).find(({ name }) => label.includes(name))
    assert.ok(step, label)
    await this.look(step)
    return step.name
  }

  private async look({ name, papers }: { name: string; papers: readonly string[] }) {
    for (const paper of papers) {
      await this.page.getByRole('button', { name: paper, exact: true }).first().click()
      await this.page.getByRole('img', { name: paper, exact: true }).waitFor()
      // once it is loaded it is no longer among those to be looked at
      const unseen = this.page.getByRole('status').getByRole('button', { name: paper, exact: true })
      await unseen.waitFor({ state: 'detached' })
    }
    const offered = this.page.getByRole('button', { name: `تأیید ${name} (A)`, disabled: false })
    await offered.waitFor()
  }

  /** Accepts what waits of a company, part by part, its papers looked at first. */
  async acceptCompany(companyId: string, member: string) {
    const { page } = this
    const parts = [
      { name: 'اطلاعات شرکت', papers: ['روزنامه رسمی یا مدرک شرکت'] },
      { name: 'مدیرعامل', papers: card },
      { name: member, papers: card },
      { name: 'شعبه بانک', papers: [] },
    ]
    await page.goto(`/backoffice/companies/${companyId}/review`)
    for (const part of parts) await this.acceptPart(part)
  }

  /** Accepts who joins a board that was accepted before. */
  async acceptMember(companyId: string, member: string) {
    await this.page.goto(`/backoffice/companies/${companyId}/review`)
    await this.acceptPart({ name: member, papers: card })
  }

  private async acceptPart(part: { name: string; papers: readonly string[] }) {
    const { page } = this
    await this.look(part)
    await this.shoot(`company-${part.name}`)
    await page.keyboard.press('a')
    const approve = page.getByRole('button', { name: `تأیید ${part.name} (A)` })
    await approve.waitFor({ state: 'detached' })
  }

  async rejectStep(step: Step, reason: string) {
    await this.lookAtPapers(step)
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
