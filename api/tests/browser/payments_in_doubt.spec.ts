import { ownerColumns, personIn } from '#app/people/owners/owner'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { demoOwners } from '#contracts/demo'
import { keepBankAnswer } from '#app/money/payments/steps/keep_bank_answer'
import { newId } from '#app/platform/values/ids'
import { cashOf } from '#tests/support/credit'
import { launchChromium } from '#tests/support/browser'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'

const amount = 12_500_000
const bankReference = '140308310042'

/** A payment whose bank went silent after it was asked to verify, as the sweep leaves it. */
const inDoubt = async () => {
  const { id: userId } = await db
    .from('users')
    .where('phone', Object.values(demoOwners)[0])
    .firstOrFail()
  const { plan } = await db.from('registrations').where('user_id', userId).firstOrFail()
  const [id, at] = [newId(), new Date()]
  await db.table('payments').insert({
    id,
    token: newId(),
    ...ownerColumns(personIn(userId, 'kasbeno-fmcg-real')),
    plan,
    purpose: 'wallet-charge',
    amount,
    indicator: 'BANKTEST',
    status: 'IN_DOUBT',
    reference_code: '100990042',
    gateway_token: newId(),
    gateway_receipt: '98217340012',
    created_at: at,
    updated_at: at,
    callback_at: at,
    verify_asked_at: at,
    in_doubt_since: at,
    verify_attempt: 3,
  })
  const unknown = 'UNKNOWN' as const
  await keepBankAnswer(id, 'CALLBACK', { code: 'PAID', verdict: unknown })
  await keepBankAnswer(id, 'VERIFY', { code: 'NO_ANSWER', verdict: unknown }, 1)
  await keepBankAnswer(id, 'VERIFY', { code: 'HTTP 429', verdict: unknown }, 2)
  await keepBankAnswer(id, 'INQUIRE', { code: '9999', verdict: unknown }, 3)
  return { id, userId }
}

test.group('A payment in doubt', () => {
  test('is found in its queue, settled by hand by one of finance and approved by another', async ({
    assert,
    cleanup,
  }) => {
    const { id, userId } = await inDoubt()
    const owner = personIn(userId, 'kasbeno-fmcg-real')
    const before = await cashOf({ owner })
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()

    const finance = await Officer.signIn(browser, 'finance', complaints)
    const { page } = finance
    await page.getByText('پرداخت‌های در انتظار تعیین تکلیف').waitFor()
    await finance.shoot('dashboard-in-doubt')
    await page.goto(`/backoffice/payments/${id}/show`)
    await page.getByText('خطای ۴۲۹ از سرویس بانک').waitFor()
    await page.getByText('نامعلوم', { exact: true }).first().waitFor()
    await finance.shoot('payment-in-doubt')
    await page.getByRole('button', { name: 'ثبت دستی' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('شماره پیگیری بانک').fill(bankReference)
    await dialog.getByLabel('دلیل').fill('در صورت‌حساب درگاه دیده شد.')
    await finance.shoot('payment-settle-dialog')
    await dialog.getByRole('button', { name: 'ثبت دستی' }).click()
    await page.getByText('درخواست ثبت شد و در انتظار نفر دوم است.').waitFor()
    await page.getByText('این درخواست را خودتان ثبت کرده‌اید').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'تأیید درخواست' }).isDisabled())
    await finance.shoot('payment-own-request')
    await page.goto('/backoffice/')
    await page.getByRole('link', { name: /پرداخت‌های در انتظار تعیین تکلیف/ }).click()
    await page
      .getByRole('cell', { name: /۱۰۰۹۹۰۰۴۲/ })
      .first()
      .waitFor()
    await finance.shoot('payments-list')

    const second = await Officer.signIn(browser, 'super', complaints)
    await second.page.goto(`/backoffice/payments/${id}/show`)
    await second.page.getByRole('button', { name: 'تأیید درخواست' }).click()
    await second.shoot('payment-approve-dialog')
    const asked = second.page.getByRole('dialog')
    await asked.getByText('۱۴۰۳۰۸۳۱۰۰۴۲').or(asked.getByText(bankReference)).waitFor()
    await asked.getByRole('button', { name: 'تأیید درخواست' }).click()
    await second.page.getByText('درخواست تأیید و اجرا شد.').waitFor()
    await second.shoot('payment-settled')
    const after = await cashOf({ owner })
    assert.equal(after - before, amount)
    assert.deepEqual(complaints.all, [])
  })
})
