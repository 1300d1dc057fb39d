import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { publish } from '#app/platform/events/outbox'
import RefundOverdueFees from '#app/credit/credit_lines/actions/refund_overdue_fees'
import RefundPlatformFee from '#app/credit/credit_lines/steps/refund_platform_fee'
import { changeSetting } from '#app/reference/settings/settings'
import { system } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { aShopThatChose, aShopThatPaid, type Shop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const amount = 500_000_000
const total = 5_500_000

const closeDay = async (day: string) => (await app.container.make(RefundOverdueFees)).execute(day)
const refund = async ({ registrationId: id }: Shop) => {
  const action = await app.container.make(RefundPlatformFee)
  const file = { type: 'registrations', id } as const
  return transaction((trx) =>
    action.execute({ actor: system('tests'), file, why: 'CANCELED' }, trx)
  )
}
const packageOf = async (shop: Shop) =>
  (await db.from('chosen_packages').where('registration_id', shop.registrationId).firstOrFail())
    .status
const allocate = (token: string, { registrationId }: Shop) =>
  post('/api/admin/credit/allocate', { registrationId, amount }, { token })

const approvalOf = ({ registrationId }: Shop) =>
  db
    .from('approvals')
    .where('subject_id', registrationId)
    .select('id', 'status', 'decided_by', 'reason')
    .firstOrFail()
/** What the inbox still asks about the file. */
const waitingOf = async ({ registrationId }: Shop) => {
  const token = await staffToken('approver')
  const filter = JSON.stringify({ subjectId: registrationId })
  const { status, body } = await get(
    `/api/admin/change-requests?filter=${encodeURIComponent(filter)}`,
    { token }
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.length
}

/** What officers read, word for word. */
const said = {
  feeMissing: 'هزینه این بسته پرداخت نشده یا به کیف پول بازگشته است.',
  fileRefused: 'این پرونده رد شده است و اعتباری به آن تخصیص نمی‌یابد.',
}

test.group('The fee without credit', () => {
  test('is back in the wallet thirty days after it was paid, not a day before, and once', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    const today = clock.today()
    await closeDay(addDays(today, 28))
    assert.equal(await cashOf(shop), 0)
    await closeDay(addDays(today, 29))
    assert.equal(await cashOf(shop), total)
    assert.equal(await packageOf(shop), 'EXPIRED')
    await Promise.all([closeDay(addDays(today, 30)), closeDay(addDays(today, 30))])
    assert.equal(await cashOf(shop), total)
    const status = await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })
    assert.isFalse(status.body.hasActivePlatformFee)
    await settle()
    const told = db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'platform-fee-refunded' })
    assert.lengthOf(await told, 1)
    await expectLedgerInBalance()
  })

  test('goes back exactly as it was charged, whatever the VAT rate is by then', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    await transaction((trx) => changeSetting('vatRatePpm', 200_000, trx))
    try {
      await closeDay(addDays(clock.today(), 29))
      assert.equal(await cashOf(shop), total)
    } finally {
      await db.from('settings').where('key', 'vatRatePpm').delete()
    }
    await expectLedgerInBalance()
  })

  test('an approval that waits counts as no credit, and ends with the refund', async ({
    assert,
  }) => {
    await transaction((trx) => changeSetting('fourEyesAboveRials', 1, trx))
    try {
      const shop = await aShopThatPaid(amount)
      const { body } = await allocate(await staffToken('credit'), shop)
      await closeDay(addDays(clock.today(), 29))
      assert.equal(await cashOf(shop), total)
      const token = await staffToken('approver')
      const late = await post(`/api/admin/approvals/${body.approvalId}/approve`, {}, { token })
      assert.equal(late.status, 409)
      assert.deepEqual(await approvalOf(shop), {
        id: body.approvalId,
        status: 'FAILED',
        decided_by: null,
        reason: said.feeMissing,
      })
      assert.equal(await waitingOf(shop), 0)
      assert.isNull(await db.from('credit_lines').where('owner_id', shop.userId).first())
    } finally {
      await db.from('settings').where('key', 'fourEyesAboveRials').delete()
    }
    await expectLedgerInBalance()
  })

  test('an approval ends with a refused file, and says so', async ({ assert }) => {
    await transaction((trx) => changeSetting('fourEyesAboveRials', 1, trx))
    try {
      const shop = await aShopThatPaid(amount)
      await allocate(await staffToken('credit'), shop)
      const action = await app.container.make(RefundPlatformFee)
      const file = { type: 'registrations', id: shop.registrationId } as const
      const command = { actor: system('tests'), file, why: 'SCORE_REFUSED' } as const
      await transaction((trx) => action.execute(command, trx))
      const { status, reason } = await approvalOf(shop)
      assert.deepEqual([status, reason], ['FAILED', said.fileRefused])
    } finally {
      await db.from('settings').where('key', 'fourEyesAboveRials').delete()
    }
  })

  test('against an allocation: one of the two, never both', async ({ assert }) => {
    const token = await staffToken('credit')
    for (let round = 0; round < 5; round++) {
      const shop = await aShopThatPaid(amount)
      const [refunded, { status }] = await Promise.all([refund(shop), allocate(token, shop)])
      assert.equal(status === 200, !refunded)
      assert.equal(await cashOf(shop), refunded ? total : 0)
      assert.equal(await packageOf(shop), refunded ? 'CANCELED' : 'ENABLED')
    }
    await expectLedgerInBalance()
  })

  test('staff may cancel a paid package, with the refund', async ({ assert }) => {
    const token = await staffToken('credit')
    const shop = await aShopThatPaid(amount)
    const cancel = () =>
      post(
        '/api/admin/credit/cancel-package',
        { registrationId: shop.registrationId, reason: 'به درخواست مشتری' },
        { token }
      )
    assert.deepEqual((await cancel()).body, { status: 'CANCELED' })
    assert.equal(await packageOf(shop), 'CANCELED')
    assert.equal(await cashOf(shop), total)
    assert.equal((await cancel()).status, 422)
    assert.equal(await cashOf(shop), total)
    await expectLedgerInBalance()
  })

  test('a refused score gives back what was paid, and does nothing where nothing was', async ({
    assert,
  }) => {
    for (const shop of [await aShopThatPaid(amount), await aShopThatChose(amount)]) {
      const { registrationId, owner } = shop
      const paid = (await packageOf(shop)) === 'ALLOCATE_PENDING'
      const refuse = () =>
        transaction((trx) =>
          publish('CreditRefused', { registrationId, owner, key: newId(), reason: '' }, trx)
        )
      const moveTo = (step: string) =>
        db.from('registrations').where('id', registrationId).update({ kyc_step: step })
      // Heard late, of a file that was opened again: what is paid is for the new application.
      await refuse()
      await settle()
      assert.equal(await packageOf(shop), paid ? 'ALLOCATE_PENDING' : 'CREATED')
      await moveTo('CREDIT_SCORE_REJECTED')
      await refuse()
      await settle()
      await settle()
      assert.equal(await cashOf(shop), paid ? total : 0)
      assert.equal(await packageOf(shop), paid ? 'EXPIRED' : 'CREATED')
    }
    await expectLedgerInBalance()
  })
})
