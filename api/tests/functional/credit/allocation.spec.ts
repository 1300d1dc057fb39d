import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { creditLineOf, lineRefusal } from '#app/credit/credit_lines/queries/credit_line'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addJalaliYear } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { aShop, aShopThatChose, aShopThatPaid, aShopWithCredit, type Shop } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const amount = 500_000_000

const allocate = (token: string, shop: Pick<Shop, 'registrationId'>, wanted: unknown = amount) =>
  post(
    '/api/admin/credit/allocate',
    { registrationId: shop.registrationId, amount: wanted },
    { token }
  )
const standing = async (shop: Shop) =>
  (await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })).body
const linesOf = (shop: Shop) => db.from('credit_lines').where('owner_id', shop.userId)

test.group('Allocating credit', () => {
  test('opens the line for a year and moves everything that hangs on it', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    const { status, body } = await allocate(await staffToken('credit'), shop)
    assert.equal(status, 200)
    assert.deepEqual(body, { status: 'ALLOCATED' })
    assert.containSubset(await standing(shop), {
      creditAmount: amount,
      userSubscriptionPackageStatus: 'ENABLED',
      kycStep: 'ACCEPTED',
      bankStatus: 'APPROVED',
      cardStatus: 'CREATED',
      hasActivePlatformFee: true,
      hasJustGetCredit: true,
      isCreditExpired: false,
      creditScoreExpirationDate: addJalaliYear(clock.today()),
    })
    assert.equal(lineRefusal(await creditLineOf(shop.owner), amount), null)
    assert.equal(lineRefusal(await creditLineOf(shop.owner), amount + 1), 'NOT_ENOUGH')
    await expectLedgerInBalance()
  })

  test('tells the owner by SMS, once, and leaves a line in the audit trail', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    await allocate(await staffToken('credit'), shop)
    await settle()
    await settle()
    const sms = await db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'credit-allocated' })
    assert.lengthOf(sms, 1)
    assert.include(sms[0].text, '۵۰۰٬۰۰۰٬۰۰۰')
    const [line] = await db
      .from('audit_lines')
      .where({ subject_id: shop.registrationId, command: 'credit.allocate' })
    assert.equal(line.after.amount, amount)
  })

  test('gives at most what was paid for, and a smaller amount earns the whole fee', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    const shop = await aShopThatPaid(amount)
    for (const wanted of [amount + 1, 0, -1, 1.5, '500000000', null]) {
      const { status, body } = await allocate(token, shop, wanted)
      assert.equal(status, 422, String(wanted))
      assert.equal(body.errors[0].field, 'amount')
    }
    assert.lengthOf(await linesOf(shop), 0)
    assert.equal((await allocate(token, shop, 1)).status, 200)
    const fee = await db
      .from('platform_fees')
      .where('registration_id', shop.registrationId)
      .firstOrFail()
    assert.equal(fee.status, 'EARNED')
    await expectLedgerInBalance()
  })

  test('wants three approved steps and a paid fee, and a file that was not refused', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    const refused = await aShopThatPaid(amount)
    const registration = (id: string) => db.from('registrations').where({ id })
    await registration(refused.registrationId).update({ kyc_step: 'CREDIT_SCORE_REJECTED' })
    const unpaid = await aShopThatChose(amount)
    const pending = await aShopThatPaid(amount)
    await registration(pending.registrationId).update({ docs_status: 'PENDING' })
    for (const shop of [refused, unpaid, pending, await aShop()]) {
      const { status, body } = await allocate(token, shop)
      assert.equal(status, 422)
      assert.equal(body.title, 'BusinessRuleException')
      assert.lengthOf(await linesOf(shop), 0)
    }
    assert.equal((await allocate(token, { registrationId: newId() })).status, 404)
  })

  test('is for those who may, and never for customers', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    assert.equal((await allocate(shop.token, shop)).status, 403)
    for (const role of ['kyc', 'finance', 'support', 'auditor'] as const) {
      assert.equal((await allocate(await staffToken(role), shop)).status, 403, role)
    }
    assert.lengthOf(await linesOf(shop), 0)
  })

  test('eight at once give one line', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    const tokens = await Promise.all([staffToken('credit'), staffToken('approver')])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => allocate(tokens[i % 2], shop))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
      200,
      ...Array<number>(7).fill(409),
    ])
    assert.lengthOf(await linesOf(shop), 1)
    assert.lengthOf(await db.from('cards').where('owner_id', shop.userId), 1)
    await expectLedgerInBalance()
  })

  test('is read by the rules as blocked, expired or unpaid when it is', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const refusal = async () => lineRefusal(await creditLineOf(shop.owner), 1)
    assert.isNull(await refusal())
    await db.from('credit_lines').where('id', shop.lineId).update({ expires_on: '2020-01-01' })
    assert.equal(await refusal(), 'EXPIRED')
    await db.table('suspensions').insert({
      line_id: shop.lineId,
      reason: 'FRAUD',
      blocked_at: new Date(),
    })
    assert.equal(await refusal(), 'BLOCKED')
    assert.equal(
      lineRefusal(await creditLineOf({ ...shop.owner, id: newId() }), 1),
      'NOT_ALLOCATED'
    )
  })
})

test.group('Four eyes', (group) => {
  const limit = 400_000_000
  group.setup(async () => {
    await transaction((trx) => changeSetting('fourEyesAboveRials', limit, trx))
    return async () => {
      await db.from('settings').where('key', 'fourEyesAboveRials').delete()
    }
  })

  const ask = async (token: string, shop: Shop) => {
    const { status, body } = await allocate(token, shop)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.approvalId as string
  }
  const decide = (token: string, id: string, how: 'approve' | 'reject' = 'approve', body = {}) =>
    post(`/api/admin/approvals/${id}/${how}`, body, { token })
  const approvalRow = (id: string) => db.from('approvals').where({ id }).firstOrFail()

  test('begin above the amount of the setting', async ({ assert }) => {
    const token = await staffToken('credit')
    const [at, above] = [await aShopThatPaid(amount), await aShopThatPaid(amount)]
    assert.deepEqual((await allocate(token, at, limit)).body, { status: 'ALLOCATED' })
    const { body } = await allocate(token, above, limit + 1)
    assert.equal(body.status, 'PENDING_APPROVAL')
    assert.lengthOf(await linesOf(above), 0)
    const { body: approvals } = await get(
      `/api/admin/approvals?filter=${JSON.stringify({ subjectId: above.registrationId })}`,
      { token }
    )
    assert.containSubset(approvals, [{ id: body.approvalId, status: 'PENDING', amount: limit + 1 }])
  })

  test('a second person gives the credit, never the one who asked', async ({ assert }) => {
    const [asking, second] = [await staffToken('credit'), await staffToken('approver')]
    const shop = await aShopThatPaid(amount)
    const id = await ask(asking, shop)
    const own = await decide(asking, id)
    assert.equal(own.status, 422)
    assert.equal((await decide(asking, id, 'reject')).status, 422)
    assert.lengthOf(await linesOf(shop), 0)
    assert.deepEqual((await decide(second, id)).body, { status: 'APPROVED' })
    assert.equal((await standing(shop)).creditAmount, amount)
    assert.equal((await decide(second, id)).status, 409)
    await expectLedgerInBalance()
  })

  test('the database itself refuses the same person twice', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    const id = await ask(await staffToken('credit'), shop)
    const { requested_by: same } = await approvalRow(id)
    await assert.rejects(() => db.from('approvals').where({ id }).update({ decided_by: same }))
  })

  test('a rejected request gives nothing and may be asked again', async ({ assert }) => {
    const [asking, second] = [await staffToken('credit'), await staffToken('approver')]
    const shop = await aShopThatPaid(amount)
    const id = await ask(asking, shop)
    assert.equal((await allocate(asking, shop)).status, 409)
    assert.equal((await allocate(second, shop, 1)).status, 409)
    assert.equal((await decide(second, id, 'reject', { reason: 'مدارک ناقص است' })).status, 200)
    assert.containSubset(await approvalRow(id), { status: 'REJECTED', reason: 'مدارک ناقص است' })
    assert.lengthOf(await linesOf(shop), 0)
    assert.notEqual(await ask(asking, shop), id)
  })

  test('approved twice at once by two people: once', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    const id = await ask(await staffToken('credit'), shop)
    const others = await Promise.all([staffToken('approver'), staffToken('approver')])
    const answers = await Promise.all(
      others.flatMap((token) => [decide(token, id), decide(token, id)])
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    assert.lengthOf(await linesOf(shop), 1)
    await expectLedgerInBalance()
  })

  test('approved and rejected at once: one of the two, and the credit follows it', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    const id = await ask(await staffToken('credit'), shop)
    const [one, other] = await Promise.all([staffToken('approver'), staffToken('approver')])
    const answers = await Promise.all([decide(one, id), decide(other, id, 'reject')])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    const { status } = await approvalRow(id)
    assert.lengthOf(await linesOf(shop), status === 'APPROVED' ? 1 : 0)
  })

  test('an approval that comes after the file was refused fails and says why', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(amount)
    const id = await ask(await staffToken('credit'), shop)
    await db.from('registrations').where('id', shop.registrationId).update({ kyc_step: 'REJECTED' })
    const { status, body } = await decide(await staffToken('approver'), id)
    assert.equal(status, 422)
    const row = await approvalRow(id)
    assert.equal(row.status, 'FAILED')
    assert.equal(row.reason, body.message)
    assert.lengthOf(await linesOf(shop), 0)
  })

  test('an unknown approval is 404', async ({ assert }) => {
    const token = await staffToken('approver')
    assert.equal((await decide(token, newId())).status, 404)
    assert.equal((await decide(token, 'nonsense')).status, 404)
    assert.equal((await decide(await staffToken('kyc'), newId())).status, 403)
  })
})
