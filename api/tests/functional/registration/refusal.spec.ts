import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import TakePlatformFee from '#app/credit/credit_lines/steps/take_platform_fee'
import { lockRegistration } from '#app/onboarding/registration/steps/lock_registration'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { addDays, tehranDay } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { aPackage, aShopThatPaid, fmcg } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { aRegisteredShop, decide, digital, ok, statusOf } from '#tests/support/registration'
import { heldUp } from '#tests/support/races'

const amount = 500_000_000
const total = 5_500_000
const noMoney = { status: 'NONE', amount: null, returnsBy: null, returnedAt: null }

test.group('A refused applicant', (group) => {
  let credit: string
  let kyc: string
  group.setup(async () => {
    await allowManySignIns()
    credit = await staffToken('credit')
    kyc = await staffToken('kyc')
  })
  const again = ({ token, plan = fmcg }: { token: string; plan?: string }) =>
    post(`/api/user/${plan}/apply-again`, {}, { token })
  const refuse = async (id: string, by: 'score' | 'visit' = 'score') =>
    ok(await decide(id, by, credit, { accepted: false, reason: 'چک برگشتی' }))
  const backdate = (id: string, days: number) =>
    db
      .from('registrations')
      .where({ id })
      .update({ refused_at: clock.businessNow().minus({ days }).toJSDate() })

  test('reads which step was refused, why, and that it may be sent again now', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    assert.isNull((await statusOf(shop.token)).refusal)
    ok(
      await decide(shop.registrationId, 'shop/reject', kyc, { rejectionReason: 'نشانی ناقص است.' })
    )
    const { refusal } = await statusOf(shop.token)
    assert.containsSubset(refusal, {
      subject: 'STEPS',
      steps: [{ step: 'shop', reason: 'نشانی ناقص است.' }],
      reason: null,
      money: noMoney,
      applyAgain: { from: clock.today(), isOpen: true },
    })
    assert.closeTo(Date.parse(refusal.refusedAt), Date.now(), 60_000)
    assert.equal((await again(shop)).status, 409)
  })

  test('of the score reads the reason, that the fee goes back, then that it is in the wallet', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    await refuse(shop.registrationId)
    const before = (await statusOf(shop.token)).refusal
    assert.containsSubset(before, { subject: 'CREDIT_SCORE', reason: 'چک برگشتی', steps: [] })
    assert.deepEqual(before.money, { ...noMoney, status: 'RETURNING', amount: total })
    const today = tehranDay(clock.businessNow())
    assert.deepEqual(before.applyAgain, { from: addDays(today, 90), isOpen: false })

    await settle()
    const { money } = (await statusOf(shop.token)).refusal
    assert.containsSubset(money, { status: 'RETURNED', amount: total })
    assert.closeTo(Date.parse(money.returnedAt), Date.now(), 60_000)
    assert.equal(await cashOf(shop), total)
  })

  test('who paid while the papers waited reads that the fee is kept, and until when', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    await db.from('registrations').where('id', shop.registrationId).update({
      docs_status: 'PENDING',
      docs_sent_at: clock.businessNow().toJSDate(),
    })
    ok(await decide(shop.registrationId, 'docs/reject', kyc, { rejectionReason: 'تار است.' }))
    const { refusal } = await statusOf(shop.token)
    const returnsBy = addDays(tehranDay(clock.businessNow()), 30)
    assert.deepEqual(refusal.money, { ...noMoney, status: 'KEPT', amount: total, returnsBy })
  })

  test('may not apply again before the day, may on it, and is then judged anew', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop({ approved: true })
    await settle()
    await refuse(shop.registrationId, 'visit')
    assert.equal((await statusOf(shop.token)).refusal.subject, 'BANK')
    await backdate(shop.registrationId, 89)
    const early = await again(shop)
    assert.equal(early.status, 422)
    assert.match(early.body.message, /^از [۰-۹/]{10} می‌توانید دوباره درخواست دهید\.$/)
    assert.equal((await statusOf(shop.token)).kycStep, 'REJECTED')

    await backdate(shop.registrationId, 90)
    assert.isTrue((await statusOf(shop.token)).refusal.applyAgain.isOpen)
    const answers = await heldUp({ table: 'registrations', id: shop.registrationId }, () =>
      [1, 2].map(() => again(shop))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.containsSubset(await statusOf(shop.token), {
      refusal: null,
      kycStep: 'CREDIT_SCORE_PENDING',
      bankStatus: 'START',
      hasNotGetCredit: false,
      docsOverallStatus: 'APPROVED',
    })
    await settle()
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_ACCEPTED')
    const lines = db
      .from('audit_lines')
      .where({ subject_id: shop.registrationId, command: 'registrations.apply-again' })
    assert.lengthOf(await lines, 1)
  })

  test('pays anew after applying again; a second refusal speaks of that fee alone', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    await refuse(shop.registrationId)
    await backdate(shop.registrationId, 90)
    // The fee of the first application is still on its way back.
    assert.equal((await again(shop)).status, 409)
    await settle()
    ok(await again(shop))
    await settle()
    await refuse(shop.registrationId)
    assert.deepEqual((await statusOf(shop.token)).refusal.money, noMoney)

    await backdate(shop.registrationId, 90)
    ok(await again(shop))
    const slug = await aPackage(amount)
    const choice = { plan: fmcg, slug }
    ok(await post('/api/user-subscription-package', choice, { token: shop.token }))
    const takeFee = await app.container.make(TakePlatformFee)
    await transaction(async (trx) => {
      await takeFee.execute(await lockRegistration(shop.registrationId, trx), trx)
    })
    assert.equal(await cashOf(shop), 0)
    await refuse(shop.registrationId)
    const { money } = (await statusOf(shop.token)).refusal
    assert.deepEqual(money, { ...noMoney, status: 'RETURNING', amount: total })
    await settle()
    assert.equal(await cashOf(shop), total)
    await expectLedgerInBalance()
  })

  test('opens no file of somebody else, of another plan or without a session', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop({ approved: true })
    await settle()
    await refuse(shop.registrationId)
    await backdate(shop.registrationId, 90)
    const stranger = await aRegisteredShop()
    assert.equal((await again(stranger)).status, 409)
    assert.equal((await again({ token: shop.token, plan: digital })).status, 422)
    assert.equal((await again({ token: shop.token, plan: 'kasbeno-fmcg-legal' })).status, 404)
    assert.equal((await again({ token: kyc })).status, 403)
    assert.equal((await again({ token: '' })).status, 401)
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_REJECTED')
  })
})
