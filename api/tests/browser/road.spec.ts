import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { demoPassword, demoSupplierToken } from '#contracts/demo'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import { get, post } from '#tests/support/http'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { Officer } from './support/officer.js'
import { paper } from './support/papers.js'
import { Complaints, picture } from './support/screen.js'
import { ShopOwner } from './support/shop_owner.js'

/** The product under test, over its own port. */
const at = (path: string) => productUrl() + path

const staffToken = async (username: string): Promise<string> => {
  const { body } = await post(at('/api/user/login'), { username, password: demoPassword })
  return body.bearerToken
}

test.group('The road, from the first code to a paid invoice', () => {
  test('one shop owner, one reviewer, two credit officers and a distributor', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(async (hasFailed) => {
      const pages = browser.contexts().flatMap((context) => context.pages())
      if (hasFailed) for (const page of pages) await picture(page, 'failed')
      await browser.close()
    })
    const complaints = new Complaints()
    const owner = await ShopOwner.open(
      browser,
      {
        phone: freshPhone(),
        nationalCode: freshNationalCode(),
        firstname: 'مریم',
        lastname: 'رستگار',
        shopname: 'سوپرمارکت رستگار',
      },
      complaints
    )

    await owner.signIn()
    await owner.choosePlan()
    await owner.sendIdentity()
    await owner.sendShop()
    await owner.sendDocuments({
      front: await paper('front', '#5d4037'),
      back: await paper('back', '#455a64'),
      certificate: await paper('certificate', '#33691e'),
    })

    const { id: registrationId } = await db
      .from('registrations')
      .join('users', 'users.id', 'registrations.user_id')
      .where('users.phone', owner.facts.phone)
      .select('registrations.id')
      .firstOrFail()

    const kyc = await Officer.signIn(browser, 'kyc', complaints)
    await kyc.page.getByText('کارهای در انتظار').waitFor()
    await kyc.shoot('dashboard')
    await kyc.page.goto('/backoffice/registrations')
    await kyc.page.getByText(owner.facts.lastname).first().waitFor()
    await kyc.shoot('queue')
    await kyc.openReview(registrationId)
    await kyc.shoot('review')
    await kyc.approve('1')
    await kyc.rejectStep('3', 'تصویر مدرک خوانا نیست.')

    await owner.page.goto('/signup/document-upload')
    await owner.page.getByText('تصویر مدرک خوانا نیست.').waitFor()
    await owner.shoot('documents-rejected')
    await owner.sendDocuments(
      { certificate: await paper('certificate', '#1b5e20') },
      'documents-again'
    )

    await owner.page.goto('/signup/status')
    await kyc.openReview(registrationId)
    await kyc.approve('2')
    await kyc.openReview(registrationId)
    await kyc.approve('3')

    await owner.page.getByText('تأیید شد').nth(2).waitFor({ timeout: 20_000 })
    await owner.shoot('status-approved')

    await owner.chooseAmountAndPay('fail')
    await owner.chooseAmountAndPay('success')
    await owner.page.goto('/signup/summary')
    await owner.page
      .getByText(/در انتظار (تخصیص|مراجعه)/)
      .first()
      .waitFor()
    await owner.shoot('summary')

    const credit = await Officer.signIn(browser, 'credit', complaints)
    await credit.page.goto(`/backoffice/registrations/${registrationId}/show`)
    await credit.page.getByRole('button', { name: 'تخصیص اعتبار', exact: true }).waitFor()
    await credit.shoot('registration')
    await credit.command('تخصیص اعتبار', 'allocate')
    await credit.page.getByText('اعتبار تخصیص یافت و به مشتری پیامک شد.').first().waitFor()
    await credit.shoot('allocated')

    await owner.page.goto('/home')
    await owner.page.getByText('تبریک؛ اعتبار شما فعال شد').waitFor()
    await owner.shoot('congratulations')
    // The offer of a charge waits for the next visit.
    await owner.readNewsOfCredit()
    await owner.page.goto('/home')
    await owner.page.getByText('به سقف اعتبار شما افزوده نمی‌شود').waitFor()
    await owner.shoot('charge-suggested')
    await owner.press('بعداً')
    await owner.page.getByText('اعتبار باقی‌مانده').first().waitFor()
    await owner.shoot('home')
    await owner.page.goto('/wallet')
    await owner.page.getByText('موجودی نقد').waitFor()
    await owner.shoot('wallet')

    const externalId = String(Date.now()).slice(-8)
    const sale = await post(
      at('/api/external/supplier/sale'),
      {
        externalId,
        customer: { phone: owner.facts.phone, plan: 'kasbeno-fmcg-real' },
        items: [
          { itemName: 'روغن آفتابگردان ۱٫۵ لیتری', unitType: 'کارتن', qty: 12, price: 9_800_000 },
          { itemName: 'برنج ایرانی', unitType: 'کیسه', qty: 2.5, price: 31_200_000 },
        ],
        grandTotalAmount: 195_600_000,
        dueDateInDays: 45,
        invoicedAt: new Date().toISOString(),
      },
      { token: demoSupplierToken, key: true }
    )
    assert.equal(sale.status, 201, JSON.stringify(sale.body))

    await owner.payInvoice(externalId)
    await owner.page.goto('/order?status=COMPLETED')
    await owner.page.getByText(toPersianDigits(externalId)).first().waitFor()
    await owner.shoot('orders-completed')
    await owner.page.getByRole('link', { name: new RegExp(toPersianDigits(externalId)) }).click()
    await owner.page.getByText('در انتظار سررسید').first().waitFor()
    await owner.shoot('completed-invoice')
    await owner.page.goto('/home')
    await owner.page.getByText('بدهی من و سررسیدها').waitFor()
    await owner.shoot('home-owing')
    await owner.page.goto('/profile')
    await owner.page.getByText('تماس با پشتیبانی').first().waitFor()
    await owner.shoot('profile')

    const finance = await staffToken('finance')
    const reconciled = await get(at('/api/admin/ledger/reconcile'), { token: finance })
    assert.isTrue(reconciled.body.balanced, JSON.stringify(reconciled.body))
    const trial = await get(at('/api/admin/ledger/trial-balance'), { token: finance })
    assert.equal(trial.body.totalDebit, trial.body.totalCredit)
    assert.isAbove(trial.body.totalDebit, 195_600_000)
    assert.deepEqual(complaints.all, [])
  })
})
