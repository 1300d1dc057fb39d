import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import Excel from 'exceljs'
import db from '@adonisjs/lucid/services/db'
import { toAsciiDigits, toPersianDigits } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { addDays, addJalaliYear, jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import { launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { Officer } from './support/officer.js'
import { Complaints, keep } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { ShopOwner } from './support/shop_owner.js'

const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }
/** 1 % of the credit and 10 % VAT on it. */
const [amount, fee] = [100_000_000, 1_100_000]

test.group('A year of credit that ends', () => {
  test('is renewed from the reminder to the new year, and stands in contract and statement', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(amount)
    const line = () => db.from('credit_lines').where({ id: shop.lineId })
    const endsIn = (days: number) => line().update({ expires_on: addDays(clock.today(), days) })
    await endsIn(5)
    const owner = await ShopOwner.open(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
    const follow = (name: string) => page.getByRole('link', { name }).first().click()
    const take = async (button: string, name: string) => {
      const download = page.waitForEvent('download')
      await owner.press(button)
      return readFile(await keep(await download, name))
    }

    await owner.comeTo('/home')
    await owner.readNewsOfCredit()
    await page.getByText('روز تا پایان اعتبار شما مانده است').waitFor()
    await owner.look('renewal-reminder')
    await follow('شعبه تمدید')
    await page.getByText('برای تمدید اعتبار به این شعبه بانک مراجعه کنید.').waitFor()
    await owner.look('renewal-branch')

    await endsIn(-3)
    await page.goto('/home')
    await heading('اعتبار شما به پایان رسیده است')
    await owner.look('renewal-expired')
    // Nothing leads past the bank's decision.
    await page.goto('/credit-renewal/platform-fee')
    await page.waitForURL('**/home')

    const officer = await Officer.signIn(browser, 'credit', complaints)
    await officer.page.goto('/backoffice/renewals')
    const row = officer.page.getByRole('row').filter({ hasText: toPersianDigits(shop.phone) })
    await row.click()
    await officer.command('موافقت با تمدید', 'grant-renewal')
    await officer.page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.goto('/home')
    await heading('اعتبار شما تمدید شد')
    await owner.look('renewal-granted')
    await follow('ادامه تمدید')
    await page.waitForURL('**/credit-renewal/agreement')
    await heading('قرارداد تمدید اعتبار')
    await page.getByText('ماده ۱').waitFor()
    await owner.look('renewal-agreement')
    assert.deepEqual(await barriersOn(page), [])
    await owner.press('تأیید و امضا')
    await heading('قرارداد با موفقیت امضا شد')
    await owner.look('renewal-signed')
    await page.goto('/home')
    await heading('یک پرداخت تا آغاز سال تازه')
    await follow('ادامه تمدید')
    await page.waitForURL('**/credit-renewal/platform-fee')
    await page
      .getByText(toPersianDigits(grouped(fee)))
      .first()
      .waitFor()
    await owner.look('renewal-fee')
    await owner.press(/^پرداخت$/)
    await owner.atTheBank('success')
    await owner.look('renewal-paid')

    const newEnd = addJalaliYear(clock.today())
    const renewed = await line().firstOrFail()
    assert.deepEqual([renewed.expires_on, renewed.credit_year], [newEnd, 2])
    await page.goto('/home')
    await page.getByText(toPersianDigits(jalaliDate(newEnd))).waitFor()
    await owner.look('renewal-new-year')

    await page.goto('/profile')
    await follow('قراردادهای من')
    const contract = await take('فایل PDF قرارداد', 'renewal-contract')
    await owner.look('renewal-contracts')
    assert.equal(contract.subarray(0, 5).toString(), '%PDF-')

    await page.goto('/wallet')
    await follow('صورت‌حساب')
    await page.getByText('پرداخت کارمزد فعال‌سازی').first().waitFor()
    await owner.look('statement')
    await page.getByLabel('بازه', { exact: true }).selectOption({ label: 'بازه دلخواه' })
    await owner.look('statement-two-days')
    const begin = jalaliDate(addDays(clock.today(), -9))
    const from = page.getByRole('group', { name: 'آغاز بازه' })
    const parts = toAsciiDigits(begin).split('/').map(Number)
    for (const [at, part] of ['سال', 'ماه', 'روز'].entries()) {
      await from.getByLabel(part).selectOption(String(parts[at]))
    }
    await owner.press('نمایش صورت‌حساب')
    await page.getByText(`از ${begin} تا`).waitFor()
    await page.getByText('پرداخت کارمزد فعال‌سازی').first().waitFor()
    assert.deepEqual(await barriersOn(page), [])
    const sum = async (name: string) => {
      const fact = page.getByRole('term').filter({ hasText: name }).locator('xpath=..')
      return Number((await fact.innerText()).replace(/[^۰-۹]/g, '').replace(/./g, asciiDigit))
    }
    const shown = [await sum('موجودی آغاز بازه'), await sum('واریزها'), await sum('برداشت‌ها')]
    assert.equal(await sum('موجودی پایان بازه'), shown[0] + shown[1] - shown[2])
    assert.equal(shown[2], 2 * fee, 'the fee of either year')
    assert.equal((await take('فایل PDF', 'statement')).subarray(0, 5).toString(), '%PDF-')
    const workbook = new Excel.Workbook()
    await workbook.xlsx.load((await take('فایل اکسل', 'statement')) as never)
    const cells = workbook.worksheets[0].getSheetValues().flat()
    assert.isAtLeast(cells.filter((cell) => Math.abs(Number(cell)) === fee).length, 4)
    assert.deepEqual(complaints.all, [])
  })
})

const asciiDigit = (digit: string) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0))
