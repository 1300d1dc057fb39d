import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import type { Shop } from '#factories/shop'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { ShopOwner } from './support/shop_owner.js'
import { aShopWithCard, newestCard } from './support/shop_with_card.js'

const plan = 'kasbeno-digital-real'
const base = `/${plan}`
const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'موبایل نرگس' }
const place = { province: 'اصفهان', city: 'کاشان' }

/** What the printer and the post do. */
const move = async (shop: Shop, status: CardStatus) => {
  const { id } = await newestCard(shop)
  await db.from('cards').where({ id }).update({ status })
}

/** What stands on the back of the card. */
const cvv2Of = async ({ token }: Shop): Promise<string> => {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${productUrl()}/api/card/self/cvv2`, { headers })
  return ((await response.json()) as { cvv2: string }).cvv2
}

test.group('The life of a card', () => {
  test('from its address through fee, activation, PIN and block to the card after it', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCard()
    const owner = await ShopOwner.open(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const secret = async (label: string, digits: string) => {
      await field(label).fill(toPersianDigits(digits))
      await field(label).press('Enter')
    }
    await owner.comeTo(`${base}/home`)

    await page.goto(`${base}/card/management`)
    await page.getByRole('link', { name: 'انتخاب نشانی تحویل' }).click()
    await page.getByRole('link', { name: 'افزودن نشانی تازه' }).click()
    await heading('نشانی تازه')
    await field('عنوان').fill('فروشگاه')
    await owner.pick('استان', place.province)
    await owner.pick('شهر', place.city)
    await field('کد پستی').fill('۸۷۱۳۶۱۲۳۴۵')
    await field('نشانی').fill('خیابان امیرکبیر، پلاک ۱۲')
    await owner.press('ثبت نشانی')
    await page.waitForURL(`**${base}/card/change-address`)
    await owner.press('تأیید نشانی')
    await page.getByText('درخواست ثبت شد و در حال آماده‌سازی است').waitFor()
    await owner.look('card-print-pending')
    assert.equal((await newestCard(shop)).status, 'PRINT_PENDING')

    await move(shop, 'DELIVERED')
    await page.goto(`${base}/card/management`)
    await page.getByRole('link', { name: 'فعال‌سازی کارت' }).click()
    await heading('کارت در دست شماست')
    await page.getByRole('link', { name: 'فعال‌سازی' }).click()
    await page.waitForURL(`**${base}/card/active-agreement`)
    await owner.press('تأیید و امضا')
    await page.getByRole('link', { name: 'ادامه' }).click()
    await page.waitForURL(`**${base}/card/platform-fee`)
    await page.getByText('۱٬۱۰۰٬۰۰۰').first().waitFor()
    await owner.look('card-fee')
    await owner.press(/^پرداخت$/)
    await owner.atTheBank('success')
    await page.getByRole('link', { name: 'فعال‌سازی کارت' }).click()

    const cvv2 = await cvv2Of(shop)
    await secret('CVV2 کارت', cvv2)
    // The phone's Back key leads one step back, and what was typed stands there.
    await field('رمز تازه').waitFor()
    await page.goBack()
    await field('CVV2 کارت').press('Enter')
    await field('رمز تازه').fill('۰۴۸۲')
    await owner.look('card-pin')
    assert.deepEqual(await barriersOn(page), [])
    await secret('تکرار رمز تازه', '0482')
    await heading('کارت شما فعال شد')
    await page.reload()
    await heading('کارت شما فعال شد')

    await page.getByRole('link', { name: 'تأیید' }).click()
    await owner.press('نمایش CVV2')
    await owner.enterCode()
    await page.getByText(toPersianDigits(cvv2), { exact: true }).waitFor()
    await owner.look('card-enabled')
    assert.deepEqual(await barriersOn(page), [])
    await page.getByRole('link', { name: 'تغییر رمز' }).click()
    await field('رمز کنونی').fill('۰۴۸۲')
    await field('رمز تازه').fill('۹۱۸۲')
    await secret('تکرار رمز تازه', '9182')
    await heading('رمز کارت تغییر کرد')
    await page.getByRole('link', { name: 'تأیید' }).click()

    await page.getByRole('link', { name: 'بستن موقت کارت' }).click()
    await heading('بستن موقت کارت')
    await owner.look('card-freeze')
    await owner.press('بستن موقت کارت')
    await page.getByText('کارت را موقتاً بسته‌اید').waitFor()
    await owner.look('card-frozen')
    assert.deepEqual(await barriersOn(page), [])
    assert.equal((await newestCard(shop)).status, 'FROZEN')
    await page.getByRole('link', { name: 'باز کردن کارت' }).click()
    await owner.press('ارسال کد')
    await owner.enterCode()
    await page.getByRole('link', { name: 'بستن موقت کارت' }).waitFor()

    await page.getByRole('link', { name: 'مسدود کردن کارت' }).click()
    await owner.press('ارسال کد')
    await owner.enterCode()
    await heading('کارت شما مسدود شد')
    await owner.look('card-block-done')
    await page.getByRole('link', { name: 'تأیید' }).click()
    await owner.press('درخواست کارت تازه')
    await owner.look('card-reissue')
    await page.getByRole('button', { name: 'بله، کارت تازه می‌خواهم' }).dblclick()
    await page.getByRole('link', { name: 'انتخاب نشانی تحویل' }).waitFor()
    await owner.look('card-reissued')
    const statuses = await db.from('cards').where('owner_id', shop.userId).orderBy('created_at')
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['BLOCKED', 'CREATED']
    )

    // Neither the address bar nor another number of the same page makes a result of its own.
    await page.goto(`${base}/card/change-password/status?status=success`)
    await page.waitForURL(`**${base}/card/management`)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    )
    assert.notMatch(stored, /0482|9182/)
    assert.deepEqual(complaints.all, [])
  })
})
