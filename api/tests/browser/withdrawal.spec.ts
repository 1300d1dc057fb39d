import { test } from '@japa/runner'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium } from '#tests/support/browser'
import { aCompanyWithCredit, type Member } from '#factories/company'
import { aShop } from '#factories/shop'
import { cashOf } from '#tests/support/credit'
import { ownIban } from '#tests/support/withdrawals'
import { answerFile, transfersIn } from './support/bank_result.js'
import { Officer } from './support/officer.js'
import { Phone } from './support/phone.js'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { ShopOwner } from './support/shop_owner.js'
import { Treasury } from './support/treasury.js'

const nobody = { nationalCode: '', firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: '' }

/** As it is copied from another bank's app. */
const typedIban = toPersianDigits(ownIban.slice(2)).replace(/.{4}(?=.)/g, '$& ')

/** Amount, account and the code, up to the page that says what comes next. */
const withdraw = async (owner: ShopOwner, amount: string) => {
  const { page } = owner
  await page.getByRole('link', { name: 'برداشت', exact: true }).click()
  await page.getByLabel('مبلغ برداشت').fill(toPersianDigits(amount))
  await page.getByLabel('شماره شبا').fill(typedIban)
  await owner.look('withdraw-form')
  await owner.press('گرفتن کد')
  await page.getByLabel('کد پیامک‌شده').waitFor()
  await owner.look('withdraw-code')
  await page.getByLabel('کد پیامک‌شده').fill(await owner.code())
  await page.getByRole('heading', { name: 'درخواست برداشت ثبت شد' }).waitFor()
  await owner.look('withdraw-done')
}

test.group('Money leaves a wallet', () => {
  test('asked for on the phone, let go and sent by finance, paid by the bank, and read as paid', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const barriers: string[] = []
    const shop = await aShop({ cash: 11_000_000 })
    const owner = await ShopOwner.open(browser, { ...nobody, phone: shop.phone }, complaints)
    const { page } = owner
    await owner.comeTo('/wallet')
    await page.getByRole('link', { name: 'برداشت', exact: true }).waitFor()
    await owner.look('wallet-with-way-out')
    barriers.push(...(await barriersOn(page)))
    await withdraw(owner, '11000000')
    barriers.push(...(await barriersOn(page)))
    assert.equal(await cashOf(shop), 0)
    await page.getByRole('link', { name: 'دیدن برداشت‌ها' }).click()
    await page.getByText('در انتظار بررسی بانک').waitFor()
    await owner.look('withdrawals-waiting')
    barriers.push(...(await barriersOn(page)))

    const finance = await Officer.signIn(browser, 'finance', complaints)
    await finance.page.goto('/backoffice/')
    await finance.page.getByRole('link', { name: 'برداشت‌های کیف پول' }).click()
    await finance.shoot('withdrawals')
    await finance.page.getByRole('row').filter({ hasText: '۱۱٬۰۰۰٬۰۰۰' }).first().click()
    await finance.page.waitForURL(/withdrawals\/[^/]+\/show/)
    await finance.page.getByRole('heading', { name: 'گواه‌ها' }).waitFor()
    await finance.shoot('withdrawal')
    await finance.page.keyboard.press('a')
    const dialog = finance.page.getByRole('dialog')
    await dialog.waitFor()
    await finance.shoot('withdrawal-approve')
    await dialog.getByRole('button', { name: 'تأیید', exact: true }).click()
    await finance.page.getByText('برداشت تأیید شد و با تسویه بعدی به بانک می‌رود.').waitFor()

    const treasury = new Treasury(finance)
    const run = await treasury.preview('برداشت‌ها', 'withdrawals')
    const chief = await Officer.signIn(browser, 'super', complaints)
    await new Treasury(chief).approve(run, 'withdrawals')
    const file = await treasury.download(run)
    // The run takes what others were let take out too.
    const sent = (await transfersIn(file)).find((one) => one.amount === 11_000_000)
    assert.containSubset(sent, { iban: ownIban })
    await treasury.takeIn(await answerFile(file, () => null), 'withdrawals-paid')
    await finance.page.getByText('پایان‌یافته').first().waitFor()
    await finance.shoot('withdrawals-run-done')

    await page.reload()
    await page.getByText('واریز شد', { exact: true }).waitFor()
    await page.getByText(toPersianDigits(`14050${sent!.paymentId}`)).waitFor()
    await owner.look('withdrawal-paid')
    const phone = await Phone.open(browser, shop.phone, complaints)
    await phone.receive(/از کیف پول شما به شبای/, 'withdrawal-paid')
    assert.deepEqual(complaints.all, [])
    assert.deepEqual(barriers, [])
  })

  test("out of a company's: its CEO asks, another mandatory member agrees", async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 30_000_000 })
    const onPhone = async ({ phone }: Pick<Member, 'phone'>) => {
      const member = await ShopOwner.open(browser, { ...nobody, phone }, complaints)
      await member.comeTo('/legal/wallet')
      return member
    }
    const ceo = await onPhone(company.ceo)
    await withdraw(ceo, '9000000')
    await ceo.page.getByRole('link', { name: 'دیدن برداشت‌ها' }).click()
    await ceo.page.getByText('در انتظار تأیید صاحب امضای دیگر').waitFor()

    const member = await onPhone(company.members[0])
    await member.look('company-wallet')
    await member.page.getByRole('link', { name: 'برداشت از کیف پول' }).click()
    await member.page.getByRole('button', { name: 'تأیید برداشت' }).waitFor()
    await member.look('company-withdrawal')
    await member.press('تأیید برداشت')
    await member.page.getByText('در انتظار بررسی بانک').first().waitFor()
    await member.look('company-withdrawal-agreed')
    assert.deepEqual(complaints.all, [])
  })
})
