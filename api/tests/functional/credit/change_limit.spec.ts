import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { aShopThatOwes, owe, repayOldest, templatesTo } from '#tests/support/installments'
import { enterCode, paymentCodeFor } from '#tests/support/orders'

const million = 1_000_000
/** Above what one person may give alone. */
const large = 6_000 * million

const change = (token: string, creditLineId: unknown, limit: unknown, query = '') =>
  post(
    `/api/admin/credit/change-limit${query}`,
    { creditLineId, limit, reason: 'سابقه خوب' },
    { token }
  )
const accountOf = async ({ accountId }: ShopWithCredit) => {
  const account = await db.from('ledger.accounts').where('id', accountId).firstOrFail()
  return { limit: account.credit_limit, target: account.target_limit }
}
/** Credit of less than was chosen and paid for, so that there is room above it. */
const aLineBelowItsPackage = async (amount: number, limit: number) => {
  const shop = await aShopWithCredit(amount)
  await change(await staffToken('credit'), shop.lineId, limit)
  return { ...shop, limit }
}

test.group('Another limit', () => {
  test('is set at once, told to the owner and kept with its reason', async ({ assert }) => {
    const shop = await aShopWithCredit(100 * million)
    const { token, id: actor } = await aSignedInStaff('credit')
    const [lower, higher] = [60 * million, 90 * million]
    for (const limit of [lower, higher]) {
      const answer = await change(token, shop.lineId, limit)
      assert.containSubset(answer, { status: 200, body: { status: 'CHANGED', limit } })
      assert.deepEqual(await accountOf(shop), { limit, target: null })
    }
    await settle()
    const told = (await templatesTo(shop.phone)).filter((name) => name === 'credit-limit-changed')
    assert.lengthOf(told, 2)
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: shop.lineId, command: 'credit.change-limit', actor_id: actor })
      .orderBy('id')
    assert.containSubset(lines, [
      { before: { limit: 100 * million }, after: { limit: lower }, reason: 'سابقه خوب' },
      { before: { limit: lower }, after: { limit: higher } },
    ])
    await expectLedgerInBalance()
  })

  test('is refused to others, beyond the package, at nothing, and where it holds already', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100 * million)
    const token = await staffToken('credit')
    const refused: [answer: ReturnType<typeof change>, status: number, message?: RegExp][] = [
      [change(await staffToken('support'), shop.lineId, 5), 403],
      [change(token, newId(), 5), 404],
      [change(token, (await aShop()).registrationId, 5), 404],
      [change(token, 'x', 5), 422],
      [change(token, shop.lineId, 0), 422, /بیش از صفر/],
      [change(token, shop.lineId, -1), 422],
      [change(token, shop.lineId, 1.5), 422],
      [change(token, shop.lineId, 2 ** 53), 422],
      [change(token, shop.lineId, 100 * million + 1), 422, /بسته انتخاب‌شده/],
      [change(token, shop.lineId, 100 * million), 409, /همین است/],
      [
        post('/api/admin/credit/change-limit', { creditLineId: shop.lineId, limit: 5 }, { token }),
        422,
      ],
    ]
    for (const [answer, status, message] of refused) {
      const { status: got, body } = await answer
      assert.equal(got, status, JSON.stringify(body))
      if (message) assert.match(body.message, message)
    }
    assert.deepEqual(await accountOf(shop), { limit: 100 * million, target: null })
  })

  test('below what is used follows the repayments down, and never goes below it', async ({
    assert,
  }) => {
    const { shop } = await aShopThatOwes(30 * million, { cash: 30 * million })
    const token = await staffToken('credit')
    const preview = await change(token, shop.lineId, 10 * million, '?dryRun=true')
    assert.containSubset(preview.body, {
      status: 'WOULD_DO',
      amounts: { limit: 10 * million, used: 30 * million, left: 0 },
    })
    assert.match(preview.body.message, /۳۰٬۰۰۰٬۰۰۰ ریال.*بازپرداخت‌ها/)
    await change(token, shop.lineId, 10 * million)
    assert.deepEqual(await accountOf(shop), { limit: 30 * million, target: 10 * million })
    assert.equal((await change(token, shop.lineId, 10 * million)).status, 409)
    await repayOldest(shop, { amount: 25 * million })
    assert.deepEqual(await accountOf(shop), { limit: 10 * million, target: 10 * million })
    await expectLedgerInBalance()
  })

  test('above the four-eyes amount waits for a second person, who is not the first', async ({
    assert,
  }) => {
    const shop = await aLineBelowItsPackage(large, 100 * million)
    const asker = await aSignedInStaff('credit')
    const asked = await change(asker.token, shop.lineId, large)
    assert.containSubset(asked, { status: 200, body: { status: 'PENDING_APPROVAL' } })
    const { approvalId } = asked.body
    assert.equal((await change(asker.token, shop.lineId, 50 * million)).status, 409)
    const decide = (token: string, verdict = 'approve') =>
      post(`/api/admin/approvals/${approvalId}/${verdict}`, {}, { token })
    assert.equal((await decide(asker.token)).status, 422)
    assert.deepEqual(await accountOf(shop), { limit: 100 * million, target: null })
    const second = await staffToken('approver')
    const answers = await Promise.all([decide(second), decide(second), decide(second)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
    assert.deepEqual(await accountOf(shop), { limit: large, target: null })
    // Lowered it takes nobody else.
    assert.equal((await change(asker.token, shop.lineId, 5_000 * million)).body.status, 'CHANGED')
  })

  test('and a payment at the same time: whichever comes first, what is used fits the limit', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    const outcomes = new Set<number>()
    // Together, in either order of sending; and, so that neither is left to chance, one after the other.
    for (const together of [true, true, true, false]) {
      for (const paysFirst of [true, false]) {
        const shop = await aShopWithCredit(100 * million)
        const { id } = await anInvoice({ shop, amount: 50 * million })
        const code = await paymentCodeFor(shop, id)
        const pay = () => enterCode(shop, id, code)
        const lower = () => change(token, shop.lineId, 10 * million)
        const [first, second] = paysFirst ? [pay, lower] : [lower, pay]
        const sent = first()
        if (!together) await sent
        await Promise.all([sent, second()])
        const { limit, target } = await accountOf(shop)
        const used = await usedOf(shop)
        outcomes.add(Math.sign(used))
        assert.isAtMost(used, limit)
        assert.deepEqual([limit, target], used > 0 ? [used, 10 * million] : [10 * million, null])
      }
    }
    assert.sameMembers([...outcomes], [0, 1], 'each came first at least once')
    await expectLedgerInBalance()
  })
})

test.group('What a command on credit would do', () => {
  test('is told in words and amounts, changes nothing, and is refused where the command is', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    const shop = await aShopWithCredit(100 * million)
    await owe(shop, { amount: 20 * million })
    const { registrationId, lineId: creditLineId } = shop
    const line = { creditLineId, reason: 'بررسی' }
    const digital = await aShop({ plan: 'kasbeno-digital-real' })
    const allocate = { registrationId: digital.registrationId, amount: 50 * million }
    const would = (name: string, body: object) =>
      post(`/api/admin/credit/${name}?dryRun=true`, body, { token })
    const state = async () => [
      await db.from('suspensions').where('line_id', creditLineId),
      await db.from('audit_lines').whereIn('subject_id', [creditLineId, digital.registrationId]),
      await db.from('credit_lines').whereIn('owner_id', [shop.userId, digital.userId]),
      await accountOf(shop),
    ]
    const before = await state()
    const told: [name: string, body: object, status: string, message: RegExp, amounts: object][] = [
      ['allocate', allocate, 'WOULD_DO', /^۵۰٬۰۰۰٬۰۰۰ ریال اعتبار/, { amount: 50 * million }],
      ['allocate', { ...allocate, amount: large }, 'WOULD_ASK', /نفر دوم/, { amount: large }],
      ['suspend', line, 'WOULD_DO', /۸۰٬۰۰۰٬۰۰۰ ریال/, { left: 80 * million }],
      ['suspend', { registrationId, reason: 'بررسی' }, 'WOULD_DO', /متوقف/, { used: 20 * million }],
      ['revolve', line, 'WOULD_DO', /چیزی برای آزاد کردن نیست/, { amount: 0 }],
      [
        'change-limit',
        { ...line, limit: 70 * million },
        'WOULD_DO',
        /۵۰٬۰۰۰٬۰۰۰ ریال آن/,
        { left: 50 * million },
      ],
    ]
    for (const [name, body, status, message, amounts] of told) {
      const answer = await would(name, body)
      assert.containSubset(answer, { status: 200, body: { status, amounts } }, name)
      assert.match(answer.body.message, message)
    }
    assert.deepEqual(await state(), before)
    assert.equal((await would('unsuspend', line)).status, 409)
    assert.equal((await would('grant-renewal', { creditLineId })).status, 422)
    const others = await staffToken('support')
    for (const name of ['suspend', 'unsuspend', 'revolve', 'grant-renewal', 'change-limit']) {
      const answer = await post(`/api/admin/credit/${name}?dryRun=true`, line, { token: others })
      assert.equal(answer.status, 403, name)
    }
    await post('/api/admin/credit/suspend', line, { token })
    const blocked = await state()
    const lifted = await would('unsuspend', line)
    assert.match(lifted.body.message, /۸۰٬۰۰۰٬۰۰۰ ریال دوباره/)
    assert.equal((await would('suspend', line)).status, 409)
    await db.from('credit_lines').where('id', creditLineId).update({ expires_on: '2026-01-01' })
    const renewal = await would('grant-renewal', { creditLineId })
    assert.match(renewal.body.message, /۱٬۱۰۰٬۰۰۰ ریال/)
    await db
      .from('credit_lines')
      .where('id', creditLineId)
      .update({ expires_on: (before[2] as { expires_on: string }[])[0]!.expires_on })
    assert.deepEqual(await state(), blocked)
  })
})
