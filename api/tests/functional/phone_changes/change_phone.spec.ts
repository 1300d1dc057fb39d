import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changePhone } from '#app/people/identity/steps/change_phone'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { aShop, aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { allowManySignIns, aSignedInStaff, signIn, staffToken } from '#tests/support/identity'
import { owe, templatesTo } from '#tests/support/installments'
import { heldUp, waitForLocks } from '#tests/support/races'

const ask = (token: string, userId: string, phone: string) =>
  post(`/api/admin/users/${userId}/change-phone`, { phone, reason: 'خط گم شد' }, { token })
const decide = (token: string, id: string, verdict: string, body: object = {}) =>
  post(`/api/admin/change-requests/${id}/${verdict}`, body, { token })
const rowsOf = async (resource: string, filter: object, token: string) =>
  (
    await get(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      token,
    })
  ).body
const faults = (value: string) =>
  transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

const blacklist = async (phone: string) => {
  const entry = { kind: 'PHONE', value: phone, reason: 'گزارش کلاهبرداری' }
  return (await post('/api/admin/blacklists', entry, { token: await staffToken('credit') })).body
}

test.group('Another phone of a customer', (group) => {
  let support: string
  let second: string
  group.setup(async () => {
    await allowManySignIns()
    support = await staffToken('support')
    second = await staffToken('approver')
  })
  group.each.teardown(() => faults(''))

  test('takes two people; sessions and codes of the old one end, debts and history stay', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    await owe(shop, { amount: 5_000_000 })
    const [from, phone] = [shop.phone, freshPhone()]
    await db
      .from('users')
      .where('id', shop.userId)
      .update({ search_key: `نرگس ${from}` })
    const other = await signIn(from)
    await post('/api/user/otp-start', { phone: from })
    const otpSecret = await codeFor(from)
    const asker = await aSignedInStaff('super')
    const { status, body } = await ask(asker.token, shop.userId, phone)
    assert.equal(status, 200)
    assert.containSubset(body, { status: 'PENDING_APPROVAL', inquiry: 'MATCHED' })
    assert.equal((await decide(asker.token, body.requestId, 'approve')).status, 422)
    assert.equal((await decide(support, body.requestId, 'approve')).status, 403)
    assert.equal((await get('/api/user', { token: shop.token })).status, 200, 'nothing yet')
    const answers = await heldUp({ table: 'users', id: shop.userId }, () =>
      [1, 2].map(() => decide(second, body.requestId, 'approve'))
    )
    assert.deepEqual(statuses(answers), [200, 409])

    for (const { token } of [shop, other]) {
      assert.equal((await get('/api/user', { token })).status, 401)
    }
    const { refreshToken } = other
    assert.equal((await post('/api/user/refresh-token', { refreshToken })).status, 401)
    assert.equal((await post('/api/user/otp-verify', { phone: from, otpSecret })).status, 400)
    const again = await signIn(phone)
    assert.equal(again.userId, shop.userId)
    const owed = `/api/order/${shop.plan}/installments/10/0`
    assert.lengthOf((await get(owed, { token: again.token })).body.items, 1)
    assert.notEqual((await signIn(from)).userId, shop.userId)
    await settle()
    const told = [...(await templatesTo(from)), ...(await templatesTo(phone))]
    assert.sameMembers(
      told.filter((template) => template.startsWith('phone-')),
      ['phone-left', 'phone-changed']
    )
    const line = { subject_id: shop.userId, command: 'users.change-phone' }
    const audited = { before: { phone: from }, after: { phone }, reason: 'خط گم شد' }
    assert.containSubset(await db.from('audit_lines').where(line), [audited])
    assert.containSubset(await rowsOf('change-requests', { subjectId: shop.userId }, second), [
      { before: { phone: from }, after: { phone }, status: 'APPROVED' },
    ])
    assert.containSubset(await rowsOf('users', { q: phone }, second), [{ id: shop.userId }])
    await expectLedgerInBalance()
  })

  test('is that of nobody else, unless nothing was begun under it', async ({ assert }) => {
    const shop = await aShop()
    const [other, begun] = [await aShop(), await aShop({ steps: 'PENDING' })]
    const empty = await signIn()
    for (const { phone } of [other, begun]) {
      const taken = await ask(support, shop.userId, phone)
      assert.equal(taken.status, 422)
      assert.match(taken.body.message, /مشتری دیگری/)
    }
    assert.equal((await ask(support, shop.userId, shop.phone)).status, 422)
    const { body } = await ask(support, shop.userId, empty.phone)
    assert.equal((await decide(second, body.requestId, 'approve')).status, 200)
    assert.equal((await get('/api/user', { token: empty.token })).status, 401)
    assert.equal((await signIn(empty.phone)).userId, shop.userId)
  })

  test('is asked for once at a time, and may be rejected or taken back', async ({ assert }) => {
    const shop = await aShop()
    const race = () => [1, 2].map(() => ask(support, shop.userId, freshPhone()))
    const answers = await heldUp({ table: 'users', id: shop.userId }, race)
    assert.deepEqual(statuses(answers), [200, 409])
    const id = answers.find(({ status }) => status === 200)!.body.requestId
    assert.equal((await decide(second, id, 'reject', { reason: 'مدرک ندارد' })).status, 200)
    const { body } = await ask(support, shop.userId, freshPhone())
    assert.equal((await decide(support, body.requestId, 'withdraw')).status, 200)
    assert.equal((await decide(second, body.requestId, 'approve')).status, 409)
    assert.equal((await get('/api/user', { token: shop.token })).status, 200)
  })

  test('that becomes another customer’s meanwhile is refused to whoever approves', async ({
    assert,
  }) => {
    const [shop, other] = [await aShop(), await aShop()]
    const phone = freshPhone()
    const [one, two] = [
      await ask(support, shop.userId, phone),
      await ask(support, other.userId, phone),
    ]
    assert.equal((await decide(second, one.body.requestId, 'approve')).status, 200)
    assert.equal((await decide(second, two.body.requestId, 'approve')).status, 422)
    assert.equal((await signIn(other.phone)).userId, other.userId)
  })

  test('is looked up in the blacklist when it is asked for and when it is approved', async ({
    assert,
  }) => {
    const shop = await aShop()
    const hitsOf = (id: string) =>
      db.from('audit_lines').where({ subject_id: id, command: 'blacklists.hit' })
    const phone = freshPhone()
    const waiting = await ask(support, shop.userId, phone)
    const entry = await blacklist(phone)
    for (const { status, body } of [
      await decide(second, waiting.body.requestId, 'approve'),
      await ask(support, (await aShop()).userId, phone),
    ]) {
      assert.equal(status, 422)
      assert.equal(body.message, 'در حال حاضر ثبت این شماره برای مشتری ممکن نیست.')
    }
    assert.deepEqual(
      (await hitsOf(entry.id)).map(({ after }) => after.place),
      ['PHONE_CHANGE', 'PHONE_CHANGE']
    )
    assert.equal((await signIn(shop.phone)).userId, shop.userId)
    assert.equal((await decide(support, waiting.body.requestId, 'withdraw')).status, 200)
  })

  test('and a sign-in with either phone at the same moment: nobody gets in with the old one', async ({
    assert,
  }) => {
    const shop = await aShop()
    const phone = freshPhone()
    await post('/api/user/otp-start', { phone: shop.phone })
    const otpSecret = await codeFor(shop.phone)
    const [late] = await heldUp(
      { table: 'users', id: shop.userId },
      () => [post('/api/user/otp-verify', { phone: shop.phone, otpSecret })],
      (trx) => changePhone({ userId: shop.userId, from: shop.phone, to: phone }, trx)
    )
    assert.equal(late!.status, 200)
    const { body: newcomer } = await get('/api/user', { token: late!.body.bearerToken })
    assert.notEqual(newcomer.id, shop.userId)

    const next = freshPhone()
    const { body } = await ask(support, shop.userId, next)
    const [waiting] = await db.transaction(async (trx) => {
      const at = new Date()
      const row = { id: newId(), phone: next, search_key: next, created_at: at, updated_at: at }
      await trx.insertQuery().table('users').insert(row)
      const approval = decide(second, body.requestId, 'approve')
      await waitForLocks(1)
      return [approval]
    })
    assert.equal((await waiting!).status, 409)
    assert.equal((await decide(second, body.requestId, 'approve')).status, 200)
  })

  test('is asked of the register first: a mismatch is refused, one that is down is shown', async ({
    assert,
  }) => {
    const shop = await aShop()
    await faults('MOBILE_OWNERSHIP=MISMATCHED')
    const answer = await ask(support, shop.userId, freshPhone())
    assert.equal(answer.status, 422)
    assert.match(answer.body.message, /به نام این مشتری نیست/)
    await faults('MOBILE_OWNERSHIP=TIMEOUT')
    assert.containSubset(await ask(support, shop.userId, freshPhone()), {
      status: 200,
      body: { inquiry: 'UNAVAILABLE' },
    })
  })

  test('is refused to others, for nobody, and for whom the bank does not know', async ({
    assert,
  }) => {
    const shop = await aShop()
    const unknown = await signIn()
    const refused: [answer: ReturnType<typeof ask>, status: number][] = [
      [ask(await staffToken('card'), shop.userId, freshPhone()), 403],
      [ask(shop.token, shop.userId, freshPhone()), 403],
      [ask(support, newId(), freshPhone()), 404],
      [ask(support, 'x', freshPhone()), 404],
      [ask(support, shop.userId, '123'), 422],
      [ask(support, unknown.userId, freshPhone()), 422],
    ]
    for (const [answer, status] of refused) assert.equal((await answer).status, status)
  })
})
