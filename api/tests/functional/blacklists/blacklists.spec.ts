import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BlacklistKind } from '#contracts/blacklists'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { aSupplier } from '#factories/distributor'
import { anInvoice, saleOf } from '#factories/invoice'
import { cashOf } from '#tests/support/credit'
import { get, post, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { aShopThatOwes, repayOldest } from '#tests/support/installments'
import { supply } from '#tests/support/orders'
import { aMatureInvoice, preview } from '#tests/support/settlement'
import {
  aFreshRegistration,
  identityOf,
  papersOf,
  shopOf,
  upload,
} from '#tests/support/registration'

const iban = 'IR820540102680020817909002'
const list = async (kind: BlacklistKind, value: string, more: object = {}) =>
  post(
    '/api/admin/blacklists',
    { kind, value, reason: 'گزارش کلاهبرداری', ...more },
    { token: await staffToken('credit') }
  )
/** The two steps of the login. */
const enterCode = async (phone: string) => {
  await db.from('one_time_codes').where({ phone }).delete()
  await post('/api/user/otp-start', { phone })
  return post('/api/user/otp-verify', { phone, otpSecret: await codeFor(phone) })
}
const hitsOf = async (id: string) =>
  (
    await db.from('audit_lines').where({ subject_id: id, command: 'blacklists.hit' }).orderBy('id')
  ).map(({ after }) => after.place)

test.group('A blacklist', () => {
  test('keeps each value once, sealed, until it is removed or its last day is over', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const { token, id: actor } = await aSignedInStaff('credit')
    const entry = { kind: 'PHONE', value: phone, reason: 'گزارش کلاهبرداری' }
    const add = (more: object = {}) =>
      post('/api/admin/blacklists', { ...entry, ...more }, { token })
    const answers = await Promise.all([add(), add(), add()])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409])
    const { id } = answers.find(({ status }) => status === 201)!.body
    const row = await db.from('blacklist_entries').where({ id }).firstOrFail()
    assert.notInclude(JSON.stringify(row), phone)
    const trail = await db.from('audit_lines').where('subject_id', id)
    assert.notInclude(JSON.stringify(trail), phone)
    const { body: shown } = await get(`/api/admin/blacklists/${id}`, { token })
    assert.containSubset(shown, {
      state: 'IN_FORCE',
      lastFour: phone.slice(-4),
      addedBy: { id: actor },
    })
    assert.notInclude(JSON.stringify(shown), phone)

    const remove = (reason: object) => post(`/api/admin/blacklists/${id}/remove`, reason, { token })
    assert.equal((await remove({})).status, 422)
    const asked = await Promise.all([1, 2].map(() => remove({ reason: 'اشتباه بود' })))
    for (const { body } of asked) assert.deepEqual(body, { status: 'PENDING_APPROVAL' })
    const second = await staffToken('finance')
    const agreed = await Promise.all(
      [1, 2].map(() =>
        post(`/api/admin/blacklists/${id}/remove`, { reason: 'اشتباه بود' }, { token: second })
      )
    )
    assert.deepEqual(agreed.map(({ status }) => status).toSorted(), [200, 409])
    const until = clock.today()
    assert.equal((await add({ until })).status, 201)
    assert.equal((await enterCode(phone)).status, 422)
    await db
      .from('blacklist_entries')
      .where({ until })
      .update({ until: addDays(until, -1) })
    assert.equal((await enterCode(phone)).status, 200)
    assert.equal((await add()).status, 201, 'one that is over makes room')
  })

  test('takes nothing that is no such value, and nobody who may not', async ({ assert }) => {
    const wrong: [kind: BlacklistKind, value: string][] = [
      ['PHONE', '0912'],
      ['NATIONAL_CODE', '1111111111'],
      ['COMPANY_ID', '123'],
      ['IBAN', 'IR000000000000000000000000'],
    ]
    for (const [kind, value] of wrong) assert.equal((await list(kind, value)).status, 422, kind)
    assert.equal((await list('PHONE', freshPhone(), { until: '2020-01-01' })).status, 422)
    assert.equal((await list('CARD' as BlacklistKind, '1')).status, 422)
    const token = await staffToken('support')
    assert.equal((await get('/api/admin/blacklists', { token })).status, 403)
    const entry = { kind: 'PHONE', value: freshPhone(), reason: 'x' }
    assert.equal((await post('/api/admin/blacklists', entry, { token })).status, 403)
    const path = `/api/admin/blacklists/${newId()}/remove`
    const officer = await staffToken('credit')
    assert.equal((await post(path, { reason: 'x' }, { token: officer })).status, 404)
    assert.equal((await post(path, { reason: 'x' }, { token })).status, 403)
  })

  test('lets nobody new in, and those who are customers sign in, pay back and no more', async ({
    assert,
  }) => {
    const stranger = freshPhone()
    // However it is typed.
    const { body } = await list('PHONE', `۰${stranger.slice(1, 4)} ${stranger.slice(4)}`)
    const refused = [await enterCode(stranger), await enterCode(stranger)]
    for (const answer of refused) {
      assert.equal(answer.status, 422)
      assert.match(answer.body.message, /^در حال حاضر ساخت حساب/)
    }
    assert.isNull(await db.from('users').where('phone', stranger).first())
    assert.deepEqual(await hitsOf(body.id), ['SIGN_IN'], 'a line an hour')
    const { shop } = await aShopThatOwes(5_000_000, { cash: 5_000_000 })
    await list('PHONE', shop.phone)
    assert.equal((await enterCode(shop.phone)).status, 200)
    assert.equal((await repayOldest(shop, { amount: 5_000_000 })).status, 200)
    assert.equal(await cashOf(shop), 0)
  })

  test('stops each step, an allocation, a sale and a payout, each in words that do not say why', async ({
    assert,
  }) => {
    const code = freshNationalCode()
    const { body: coded } = await list('NATIONAL_CODE', code)
    const { token: owner, plan, phone } = await aFreshRegistration()
    const steps = [
      await put(`/api/user/${plan}`, identityOf({ nationalCode: code }), { token: owner }),
    ]
    const { body: numbered } = await list('PHONE', phone)
    steps.push(await post('/api/shop', await shopOf(plan), { token: owner }))
    steps.push(await upload(plan, await papersOf(), owner))
    for (const step of steps) {
      assert.equal(step.status, 422)
      assert.match(step.body.message, /^در حال حاضر ادامه این درخواست ممکن نیست/)
    }
    assert.deepEqual(await hitsOf(numbered.id), ['STEP'])
    assert.deepEqual(await hitsOf(coded.id), ['STEP'])

    const paid = await aShopThatPaid(5_000_000_000)
    const token = await staffToken('credit')
    const allocate = () =>
      post(
        '/api/admin/credit/allocate',
        { registrationId: paid.registrationId, amount: 5_000_000_000 },
        { token }
      )
    const { body: asked } = await allocate()
    const { body: entry } = await list('NATIONAL_CODE', paid.nationalCode)
    const second = await staffToken('approver')
    const decided = await post(
      `/api/admin/approvals/${asked.approvalId}/approve`,
      {},
      { token: second }
    )
    for (const answer of [decided, await allocate()]) {
      assert.equal(answer.status, 422)
      assert.equal(answer.body.message, 'در حال حاضر تخصیص اعتبار به این پرونده ممکن نیست.')
    }
    assert.deepEqual(await hitsOf(entry.id), ['ALLOCATION', 'ALLOCATION'], 'of two people')
    assert.isNull(await db.from('credit_lines').where('owner_id', paid.userId).first())

    const shop = await aShopWithCredit(100_000_000)
    const supplier = await aSupplier()
    const before = await anInvoice({ shop, supplier, amount: 1_000_000 })
    const { body: buyer } = await list('PHONE', shop.phone)
    const sold = await supply(supplier, 'sale', saleOf(shop, 2_000_000))
    assert.equal(sold.status, 422)
    assert.equal(sold.body.message, 'در حال حاضر فروش به این مشتری ممکن نیست.')
    assert.deepEqual(await hitsOf(buyer.id), ['SALE'])
    assert.equal((await db.from('orders').where('id', before.id).firstOrFail()).status, 'CREATED')

    const { supplier: payee } = await aMatureInvoice(3_000_000)
    await db.from('distributors').where('id', payee.id).update({ iban })
    const { body: account } = await list('IBAN', iban)
    const { body: run } = await preview(await staffToken('finance'))
    const left = run.exclusions.find(
      ({ distributorId }: { distributorId: string }) => distributorId === payee.id
    )
    assert.equal(left.reason, 'HELD_BACK')
    assert.deepEqual(await hitsOf(account.id), ['PAYOUT'])
  })
})
