import assert from 'node:assert/strict'
import { toAsciiDigits } from '#contracts/digits'
import type { TrialBalance } from '#contracts/ledger'
import type { Officer } from './officer.js'

/** The parts of a moment as the calendar's fields are named. */
const fields = { year: 'سال', month: 'ماه', day: 'روز', hour: 'ساعت', minute: 'دقیقه' } as const

const persianParts = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tehran',
})

/** Signed, whatever sign and direction marks a screen writes it with. */
const rials = (cell: string) => {
  const amount = Number(toAsciiDigits(cell).replace(/\D/g, ''))
  return /[-\u2212]/.test(cell) ? -amount : amount
}

/** The ledger's pages. */
export class Books {
  constructor(private officer: Officer) {}

  private get page() {
    return this.officer.page
  }

  /** Writes down that the gateway has handed over all that it held. */
  async recordDeposit(shot: string) {
    await this.page.goto('/backoffice/gateway-deposits')
    await this.page.getByRole('button', { name: 'ثبت واریز' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('شماره پیگیری بانک').fill('14050830001')
    await this.type('تاریخ واریز', new Date(), ['year', 'month', 'day'])
    await this.officer.shoot(shot)
    await dialog.getByRole('button', { name: 'ثبت واریز' }).click()
    await this.page.getByText('واریز ثبت شد.').waitFor()
    await this.officer.shoot(`${shot}-done`)
  }

  /** @returns what each account holds, in rials, by its name */
  async trialBalance(shot?: string): Promise<Record<string, number>> {
    await this.page.goto('/backoffice/ledger/trial-balance')
    await this.page.getByText('دفتر تراز است.').waitFor()
    if (shot) await this.officer.shoot(shot)
    const rows = await this.page.getByRole('table').locator('tbody tr').all()
    const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))
    return Object.fromEntries(cells.map((row) => [row[0], rials(row[3]!) - rials(row[4]!)]))
  }

  /** The page of the trial balance, as of the last whole minute that is over for certain. */
  async trialBalanceOfThePast(shot: string) {
    const minute = new Date(Math.floor((Date.now() - 10_000) / 60_000) * 60_000)
    // Half of a number is a moment too, and is asked for.
    const asked = this.page.waitForResponse((response) => {
      const at = new URL(response.url()).searchParams.get('at')
      return at !== null && Date.parse(at) === minute.getTime()
    })
    await this.type('در لحظه', minute, ['year', 'month', 'day', 'hour', 'minute'])
    const { totalDebit, totalCredit } = (await (await asked).json()) as TrialBalance
    assert.ok(totalDebit > 0)
    assert.equal(totalDebit, totalCredit)
    await this.page.getByText('دفتر تراز است.').waitFor()
    await this.officer.shoot(shot)
  }

  async reconcile(shot: string) {
    await this.page.goto('/backoffice/ledger/reconciliation')
    await this.page.getByText('مغایرتی پیدا نشد؛ دفترها با هم می‌خوانند.').waitFor()
    await this.officer.shoot(shot)
  }

  /** Types a moment into a field of the calendar, part by part, in Persian digits. */
  private async type(label: string, moment: Date, types: (keyof typeof fields)[]) {
    const field = this.page.getByRole('group', { name: label })
    const parts = persianParts.formatToParts(moment)
    for (const type of types) {
      await field.getByRole('spinbutton', { name: fields[type] }).click()
      await this.page.keyboard.type(parts.find((part) => part.type === type)!.value)
    }
  }
}
