import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import db from '@adonisjs/lucid/services/db'
import { launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { anImage } from '#factories/papers'
import { eventually } from '#tests/support/eventually'
import { Debtor } from './support/debtor.js'
import { recordsIn } from './support/list.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'
import { lookOnBothPhones } from './support/shop_owner.js'

const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }

/** Asked from outside: the page's own policy lets nothing be evaluated in it. */
const isPlaying = (page: Page, video: string) =>
  eventually(`${video} to have a picture`, () =>
    page.evaluate(`document.querySelector('${video}')?.videoWidth > 0`)
  )

test.group('A digital signature', () => {
  test('is enrolled for with camera and picture, taken up again after a reload, made on the provider’s page, and seen by staff', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(400_000_000)
    const owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    const press = (name: string) => page.getByRole('button', { name }).click()
    /** A press that comes with the button is meant for the one before, and is not heard: a person presses again. */
    const pressUntil = (name: string, text: RegExp | string) =>
      eventually(`${name} to be heard`, async () => {
        const button = page.getByRole('button', { name })
        if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined)
        return page.getByText(text).first().isVisible()
      })
    const look = (name: string) => lookOnBothPhones(page, `sign-${name}`)

    await page.goto('/profile')
    await page.getByRole('link', { name: 'امضای دیجیتال' }).click()
    await page.getByText('نرگس').first().waitFor()
    await look('info')
    await press('تأیید و ادامه')
    await page.getByText('این جمله را روبه‌روی دوربین بلند بخوانید').waitFor()
    await look('video')
    await press('روشن کردن دوربین')
    await page.getByLabel('تصویر زنده دوربین').waitFor()
    await isPlaying(page, 'video')
    await look('camera')
    await pressUntil('شروع ضبط', /ثانیه مانده/)
    await page.getByText(/(۲[0-8۰-۸]|۱[۰-۹]) ثانیه مانده/).waitFor()
    await look('recording')
    await pressUntil('پایان ضبط', 'ضبط دوباره')
    await isPlaying(page, 'video[controls]')
    await look('recorded')
    await pressUntil('ارسال ویدیو', 'روی کاغذ سفید')
    await page.reload()
    await page.getByText('روی کاغذ سفید').waitFor()
    await page.getByLabel('تصویر امضا: انتخاب از گالری').setInputFiles({
      ...{ name: 'signature.png', mimeType: 'image/png' },
      buffer: await anImage('png'),
    })
    await page.getByAltText('پیش‌نمایش تصویر امضا').waitFor()
    await look('signature')
    await press('ارسال تصویر امضا')
    await page.getByText('تصویر امضا دریافت شد').waitFor()
    await look('submit')
    await press('ارسال به سامانه امضا')
    await page.getByRole('heading', { name: 'مدارک شما در دست بررسی است' }).waitFor()
    await look('wait')
    // The provider decides after a moment and tells; the page asks by itself.
    await page.getByText('گواهی امضای شما آماده است').waitFor()
    await look('sign')
    await press('رفتن به صفحه امضا')
    await page.getByRole('button', { name: 'امضا نمی‌کنم' }).waitFor()
    // Its style came along with the build.
    await eventually('the style of the provider’s page', () =>
      page.evaluate('document.styleSheets[0]?.cssRules.length > 10')
    )
    await look('provider')
    await page.getByRole('link', { name: 'بازگشت بدون پاسخ' }).click()
    await page.getByText('پاسخ صفحه امضا هنوز نرسیده است').waitFor()
    await look('left')
    await press('رفتن به صفحه امضا')
    await page.getByRole('button', { name: 'امضا می‌کنم' }).click()
    await page.getByRole('link', { name: 'بازگشت به کسب‌نو' }).click()
    await page.waitForURL('**/sign/kasbeno-fmcg-real/identity-information')
    await page.getByRole('heading', { name: 'اطلاعات هویتی شما امضا شد' }).waitFor()
    await look('done')

    const enrollment = await db
      .from('signature_enrollments')
      .where({ user_id: shop.userId })
      .firstOrFail()
    const officer = await Officer.signIn(browser, 'kyc', complaints)
    const desk = officer.page
    await desk.goto('/backoffice/signature-enrollments')
    await recordsIn(desk).first().waitFor()
    await officer.shoot('enrollments')
    await desk.goto(`/backoffice/signature-enrollments/${enrollment.id}/show`)
    await desk.getByRole('button', { name: /دیدن: ویدیوی چهره/ }).click()
    await isPlaying(desk, 'video')
    await officer.shoot('enrollment-video')
    await desk.getByRole('button', { name: 'بستن' }).click()
    await desk.getByRole('dialog').waitFor({ state: 'detached' })
    await officer.shoot('enrollment')
    const looks = db.from('audit_lines').where({ subject_id: enrollment.id })
    assert.deepEqual(
      (await looks.select('command')).map(({ command }) => command),
      ['signature-enrollments.view-video']
    )
    assert.deepEqual(complaints.all, [])
  })
})
