import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { post, put } from '#tests/support/http'
import { freshNationalCode } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { fmcg } from '#factories/shop'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { supply } from '#tests/support/orders'
import {
  aRegisteredShop,
  aReviewer,
  approveAll,
  decide,
  digital,
  identityOf,
  ok,
  shopOf,
  statusOf,
} from '#tests/support/registration'
import { heldUp, queuedUp } from '#tests/support/races'

const reason = { reason: 'کارت ملی را دوباره باید دید.' }

const linesOf = (id: string, command: string) =>
  db.from('audit_lines').where({ subject_type: 'registrations', subject_id: id, command })

/** Makes a decision older than the minute in which it may be taken back. */
const age = (id: string, step: string, seconds: number) =>
  db
    .from('registrations')
    .where({ id })
    .update({ [`${step}_decided_at`]: clock.systemNow().minus({ seconds }).toJSDate() })

test.group('A decided step', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('is taken back without a reason by whoever decided it, within a minute', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewer = await aReviewer()
    ok(await decide(id, 'shop/approve', reviewer.token))
    await age(id, 'shop', 55)
    const { body } = ok(await decide(id, 'shop/reopen', reviewer.token))
    assert.containsSubset(body, { shopOverallStatus: 'PENDING', identityOverallStatus: 'PENDING' })
    assert.isNull(body.decisions.shop)
    const lines = await linesOf(id, 'registrations.shop.reopen')
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0], {
      actor_name: reviewer.name,
      before: { shopStatus: 'APPROVED' },
      after: { shopStatus: 'PENDING' },
    })
  })

  test('was told as rejected, and is told as taken back, once; an approval is not', async ({
    assert,
  }) => {
    const { registrationId: id, phone } = await aRegisteredShop()
    ok(await decide(id, 'docs/reject', token, { rejectionReason: 'ناخوانا' }))
    await settle()
    ok(await decide(id, 'docs/reopen', token, reason))
    ok(await decide(id, 'shop/approve', token))
    ok(await decide(id, 'shop/reopen', token, reason))
    assert.equal((await decide(id, 'docs/reopen', token, reason)).status, 409)
    await settle()
    const messages = await db.from('sandbox_sms').where({ phone }).orderBy('id')
    const told = messages.filter(({ template }) => template.startsWith('step-'))
    assert.deepEqual(
      told.map(({ template }) => template),
      ['step-rejected', 'step-reopened']
    )
    assert.equal(
      told[1].text,
      'کسب‌نو\nبررسی مدارک شما دوباره آغاز شد و پیام پیشین درباره رد آن دیگر معتبر نیست. لازم نیست چیزی بفرستید؛ نتیجه را پیامک می‌کنیم.'
    )
  })

  test('needs a reason after the minute, and from everybody else', async ({ assert }) => {
    const { registrationId: id, token: owner } = await aRegisteredShop()
    const reviewer = await aReviewer()
    ok(await decide(id, 'docs/reject', reviewer.token, { rejectionReason: 'ناخوانا' }))
    const other = await decide(id, 'docs/reopen', token)
    await age(id, 'docs', 65)
    const late = await decide(id, 'docs/reopen', reviewer.token)
    for (const refused of [other, late]) {
      assert.equal(refused.status, 422)
      assert.equal(refused.body.errors[0].field, 'reason')
    }
    assert.equal((await statusOf(owner)).docsOverallStatus, 'REJECTED')
    const { body } = ok(await decide(id, 'docs/reopen', token, reason))
    assert.equal(body.docsOverallStatus, 'PENDING')
    assert.isNull(body.rejections.docs)
    assert.equal(body.history[0].reason, reason.reason)
  })

  test('keeps its place in the queue, and is decided anew', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop()
    const before = await db.from('registrations').where({ id }).firstOrFail()
    await approveAll(id)
    ok(await decide(id, 'identity/reopen', token, reason))
    const after = await db.from('registrations').where({ id }).firstOrFail()
    assert.deepEqual(after.waiting_since, before.identity_sent_at)
    assert.equal(after.kyc_step, 'PHONE_CONFIRMED')
    const { body } = ok(await decide(id, 'identity/reject', token, { rejectionReason: 'نام' }))
    assert.equal(body.identityOverallStatus, 'REJECTED')
  })

  test('the bureau’s own answer is no reliance: the score is asked for again', async ({
    assert,
  }) => {
    const { registrationId: id, token: owner } = await aRegisteredShop({ approved: true })
    await settle()
    assert.equal((await statusOf(owner)).kycStep, 'CREDIT_SCORE_ACCEPTED')
    ok(await decide(id, 'docs/reopen', token, reason))
    assert.equal((await statusOf(owner)).kycStep, 'PHONE_CONFIRMED')
    ok(await decide(id, 'docs/approve', token))
    await settle()
    assert.equal((await statusOf(owner)).kycStep, 'CREDIT_SCORE_ACCEPTED')
  })

  test('identity comes back in all plans of its user, and its national code is a claim again', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: shop.token }))
    ok(await decide(shop.registrationId, 'identity/approve', token))
    const verifiedAt = async () =>
      (await db.from('users').where('id', shop.userId).firstOrFail()).national_code_verified_at
    assert.isNotNull(await verifiedAt())
    ok(await decide(shop.registrationId, 'identity/reopen', token, reason))
    assert.isNull(await verifiedAt())
    for (const plan of [fmcg, digital]) {
      assert.equal((await statusOf(shop.token, plan)).identityOverallStatus, 'PENDING')
    }
  })

  test('stays as it is once the bank’s next step relied on it', async ({ assert }) => {
    const credit = await staffToken('credit')
    const shop = await aRegisteredShop({ approved: true })
    const { registrationId: id } = shop
    await settle()
    ok(await decide(id, 'visit', credit))
    const refused = await decide(id, 'shop/reopen', token, reason)
    assert.equal(refused.status, 409)
    assert.include(refused.body.message, 'مراجعه')
    assert.equal((await statusOf(shop.token)).shopOverallStatus, 'APPROVED')
    assert.lengthOf(await linesOf(id, 'registrations.shop.reopen'), 0)
  })

  test('identity stays once an invoice came by its national code; other steps do not', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop({ approved: true })
    const customer = { nationalCode: shop.nationalCode, plan: fmcg }
    await anInvoice({ shop, amount: 1_000_000, overrides: { customer } })
    const refused = await decide(shop.registrationId, 'identity/reopen', token, reason)
    assert.equal(refused.status, 409)
    assert.include(refused.body.message, 'فاکتور')
    ok(await decide(shop.registrationId, 'docs/reopen', token, reason))
  })

  test('identity stays when credit was given in another plan of the same person', async ({
    assert,
  }) => {
    const credit = await staffToken('credit')
    const shop = await aRegisteredShop({ approved: true, plan: digital })
    ok(await post(`/api/user/${fmcg}/select-business-plan`, {}, { token: shop.token }))
    const { id: other } = await db
      .from('registrations')
      .where({ user_id: shop.userId, plan: fmcg })
      .firstOrFail()
    const body = { registrationId: shop.registrationId, amount: 50_000_000 }
    ok(await post('/api/admin/credit/allocate', body, { token: credit }))
    const refused = await decide(other, 'identity/reopen', token, reason)
    assert.equal(refused.status, 409)
    assert.equal((await statusOf(shop.token, digital)).identityOverallStatus, 'APPROVED')
  })

  test('what waits, was never sent or was decided again is not reopened', async ({ assert }) => {
    const { registrationId: id, token: owner } = await aRegisteredShop()
    assert.equal((await decide(id, 'shop/reopen', token, reason)).status, 409)
    ok(await decide(id, 'shop/reject', token, { rejectionReason: 'نشانی' }))
    const seen = ok(await decide(id, 'claim', token)).body.decisions.shop.at
    ok(await decide(id, 'shop/reopen', token, { decidedAt: seen }))
    ok(await decide(id, 'shop/approve', token))
    const stale = await decide(id, 'shop/reopen', token, { ...reason, decidedAt: seen })
    assert.equal(stale.status, 409)
    assert.equal((await statusOf(owner)).shopOverallStatus, 'APPROVED')
  })

  test('is reopened by reviewers alone; a strange step or file is not found', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop({ approved: true })
    const finance = await staffToken('finance')
    assert.equal((await decide(id, 'shop/reopen', finance, reason)).status, 403)
    assert.equal((await decide(id, 'score/reopen', token, reason)).status, 404)
    const nobody = '019b0000-0000-7000-8000-000000000000'
    assert.equal((await decide(nobody, 'shop/reopen', token, reason)).status, 404)
    for (const hostile of ['\u202e', 'ا'.repeat(1001), 5, {}]) {
      const answer = await decide(id, 'shop/reopen', token, { reason: hostile })
      assert.equal(answer.status, 422)
    }
  })

  test('reopened while the owner sends it anew: one of the two is heard, and it waits', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const resend = async () => post('/api/shop', await shopOf(fmcg), { token: shop.token })
    const reopen = () => decide(id, 'shop/reopen', token, reason)
    for (const order of [
      [resend, reopen],
      [reopen, resend],
    ]) {
      ok(await decide(id, 'shop/reject', token, { rejectionReason: 'نشانی' }))
      const answers = await queuedUp({ table: 'registrations', id }, order)
      assert.lengthOf(
        answers.filter(({ status }) => status < 300),
        1
      )
      assert.isBelow(answers[0].status, 300)
      assert.equal((await statusOf(shop.token)).shopOverallStatus, 'PENDING')
    }
  })

  test('identity reopened while the owner sends it anew is the owner’s new one or none', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    ok(await decide(id, 'identity/reject', token, { rejectionReason: 'نام' }))
    const identity = identityOf({ nationalCode: freshNationalCode() })
    const answers = await heldUp({ table: 'users', id: shop.userId }, () => [
      put(`/api/user/${fmcg}`, identity, { token: shop.token }),
      decide(id, 'identity/reopen', token, reason),
    ])
    assert.lengthOf(
      answers.filter(({ status }) => status < 300),
      1
    )
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'PENDING')
  })

  for (const first of ['reopening', 'sale'] as const) {
    test(`identity reopened while an invoice names its owner by code is one or the other, the ${first} first`, async ({
      assert,
    }) => {
      const { registrationId: id, nationalCode, plan } = await aRegisteredShop({ approved: true })
      const supplier = await aSupplier()
      const sale = () =>
        supply(supplier, 'sale', saleOf({ phone: '' }, 1000, { customer: { nationalCode, plan } }))
      const reopen = () => decide(id, 'identity/reopen', token, reason)
      // Each holds the owner already when it meets the row that is held.
      const [row, requests] =
        first === 'sale'
          ? [{ table: 'distributors', id: supplier.id }, [sale, reopen]]
          : [{ table: 'registrations', id }, [reopen, sale]]
      const answers = await queuedUp(row, requests)
      assert.deepEqual(
        answers.map(({ status }) => status),
        first === 'sale' ? [201, 409] : [200, 422]
      )
    })
  }

  test('reopened while credit is given: either the credit or the reopening, never both', async ({
    assert,
  }) => {
    const credit = await staffToken('credit')
    for (const isCreditFirst of [true, false]) {
      const shop = await aRegisteredShop({ approved: true, plan: digital })
      const { registrationId: id } = shop
      await settle()
      const allocate = () =>
        post(
          '/api/admin/credit/allocate',
          { registrationId: id, amount: 50_000_000 },
          { token: credit }
        )
      const reopen = () => decide(id, 'docs/reopen', token, reason)
      const order = isCreditFirst ? [allocate, reopen] : [reopen, allocate]
      const answers = await queuedUp({ table: 'registrations', id }, order)
      assert.isBelow(answers[0].status, 300)
      assert.isAbove(answers[1].status, 399)
      const lines = await db
        .from('credit_lines')
        .where({ owner_type: 'PERSON', owner_id: shop.userId, plan: digital })
      assert.lengthOf(lines, isCreditFirst ? 1 : 0)
    }
  })
})
