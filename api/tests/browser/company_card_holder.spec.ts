import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { toPersianDigits } from '#contracts/digits'
import { newId } from '#app/platform/values/ids'
import { launchChromium } from '#tests/support/browser'
import { aCompanyHolder } from '#factories/card_holder'
import { issuedOf } from '#factories/card'
import { aCompanyWithCredit, paysBy } from '#factories/company'
import { freshPhone } from '#factories/fresh'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { ShopOwner } from './support/shop_owner.js'

const nobody = { nationalCode: '', firstname: '', lastname: '', shopname: '' }

/** Somebody whom a CEO has named, and who never signed in. */
const aNamedPerson = async () => {
  const [phone, now] = [freshPhone(), new Date()]
  await db.table('users').insert({ id: newId(), phone, plan: '', created_at: now, updated_at: now })
  return { phone, token: '' }
}

test.group('Who holds a company’s card', () => {
  test('signs in for it alone, activates it, changes its PIN, blocks it and asks for another', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const company = await aCompanyWithCredit({ levels: ['OPTIONAL'], ceoLevel: 'MANDATORY' })
    const name = 'پخش مویرگی آفتاب شرق'
    await db.from('companies').where('id', company.id).update({ name })
    const person = await aNamedPerson()
    const given = { status: 'DELIVERED', ceiling: 200_000_000, person } as const
    const holder = await aCompanyHolder(company, given)
    const facts = { ...nobody, phone: holder.phone }
    const owner = await ShopOwner.open(browser, facts, complaints, 'small')
    const { page } = owner
    const base = `/company-card/${company.id}/card`
    const at = (path: string) => page.waitForURL((url) => url.pathname === base + path)
    const heading = (text: string) => page.getByRole('heading', { name: text }).waitFor()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const fill = (label: string, digits: string) => field(label).fill(toPersianDigits(digits))
    const follow = (text: string) => page.getByRole('link', { name: text, exact: true }).click()
    const barriers: string[] = []
    const look = async (shot: string) => {
      await owner.look(`company-card-${shot}`)
      barriers.push(...(await barriersOn(page)))
    }
    const cardOf = () => db.from('cards').where('holder_id', holder.holderId)

    await owner.comeTo('/general-home')
    await page.getByText('کارت تحویل شده است و منتظر است که فعالش کنید.').waitFor()
    await look('hub')
    await follow(`کارت شرکت ${name}`)
    await at('/management')
    await page.getByText('تحویل‌شده').waitFor()
    await look('delivered')
    await follow('فعال‌سازی کارت')
    await heading('کارت در دست شماست')
    await follow('فعال‌سازی')
    await at('/active')
    const cvv2 = await cardIssuer().cvv2(await issuedOf(holder))
    await fill('CVV2 کارت', cvv2)
    await look('cvv2')
    await field('CVV2 کارت').press('Enter')
    // Back leads one step back, and what was typed stands there; a reload forgets it.
    await field('رمز تازه').waitFor()
    await page.goBack()
    assert.equal(await field('CVV2 کارت').inputValue(), toPersianDigits(cvv2))
    await page.reload()
    assert.equal(await field('CVV2 کارت').inputValue(), '')
    await fill('CVV2 کارت', cvv2)
    await field('CVV2 کارت').press('Enter')
    await fill('رمز تازه', '0482')
    await fill('تکرار رمز تازه', '0482')
    await look('pin')
    await field('تکرار رمز تازه').press('Enter')
    await heading('کارت شما فعال شد')
    await look('activated')
    assert.equal((await cardOf().firstOrFail()).status, 'ENABLED')
    await follow('تأیید')

    // The company pays by signatures still: the card says so, and no more once its CEO changes it.
    await page.getByText('شرکت اکنون با کارت نمی‌پردازد').waitFor()
    await look('closed')
    await paysBy(company)
    await page.reload()
    await page.getByText('۲۰۰٬۰۰۰٬۰۰۰').first().waitFor()
    assert.equal(await page.getByText('شرکت اکنون با کارت نمی‌پردازد').count(), 0)
    await owner.press('نمایش CVV2')
    await owner.enterCode()
    await page.getByText(toPersianDigits(cvv2), { exact: true }).waitFor()
    await look('enabled')
    await follow('خریدهای من با این کارت')
    await page.getByText('با این کارت هنوز خریدی نکرده‌اید.').waitFor()
    await look('purchases')
    await page.goBack()

    await follow('تغییر رمز')
    await fill('رمز کنونی', '0482')
    await fill('رمز تازه', '9182')
    await fill('تکرار رمز تازه', '9182')
    await field('تکرار رمز تازه').press('Enter')
    await heading('رمز کارت تغییر کرد')
    await follow('تأیید')
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), '9182'))

    await follow('مسدود کردن کارت')
    await owner.press('ارسال کد')
    await owner.enterCode()
    await heading('کارت شما مسدود شد')
    await follow('تأیید')
    await page.getByText('این کارت مسدود است').waitFor()
    await look('blocked')
    await owner.press('درخواست کارت تازه')
    await page.getByRole('button', { name: 'بله، کارت تازه می‌خواهم' }).dblclick()
    await page.getByText('کارت منتظر نشانی است').waitFor()
    await look('reissued')
    assert.deepEqual(
      (await cardOf().orderBy('created_at')).map(({ status }) => status),
      ['BLOCKED', 'CREATED']
    )

    // Taken away while its page stands open.
    await db.from('card_holders').where('id', holder.holderId).update({ removed_at: new Date() })
    await page.reload()
    await page.getByText('این کارت دیگر در اختیار شما نیست').waitFor()
    await look('gone')
    await page.goto(`/company-card/${company.ceo.phone}/card/management`)
    await page.getByText('کارتی از این شرکت در اختیار شما نیست').waitFor()
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    )
    assert.notMatch(stored, /0482|9182/)
    assert.deepEqual(barriers, [])
    assert.deepEqual(complaints.all, [])
  })
})
