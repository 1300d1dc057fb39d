import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { get, post, put } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import {
  aFreshRegistration,
  approveAll,
  aRegisteredShop,
  aReviewer,
  decide,
  digital,
  filePath,
  identityOf,
  ok,
  papersOf,
  shopOf,
  statusOf,
  upload,
} from '#tests/support/registration'
import { heldUp } from '#tests/support/races'

const messagesTo = (phone: string, template: string) =>
  db.from('sandbox_sms').where({ phone, template }).orderBy('id')

interface Asked {
  kind: string
  answer: string
}

test.group('A file', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('shows the reviewer everything at once', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await settle()
    const { body } = await get(filePath(shop.registrationId), { token })
    assert.containsSubset(body, {
      id: shop.registrationId,
      phone: shop.phone,
      nationalCode: shop.nationalCode,
      firstname: 'مریم',
      dateOfBirth: '1985-04-12',
      identityOverallStatus: 'PENDING',
      rejections: { identity: null, shop: null, docs: null },
      shop: { shopname: 'سوپرمارکت بهار', cityName: 'تهران', provinceName: 'تهران' },
      package: null,
      fee: null,
      creditLine: null,
      pendingApproval: null,
      claimedBy: null,
    })
    assert.deepEqual(
      body.documents.map(({ kind }: { kind: string }) => kind),
      ['nationalCardFront', 'nationalCardBack', 'certificate']
    )
    assert.deepEqual(
      body.inquiries.map(({ kind, answer }: Asked) => [kind, answer]),
      [
        ['CIVIL_REGISTRY', 'MATCHED'],
        ['MOBILE_OWNERSHIP', 'MATCHED'],
        ['POSTAL_CODE', 'MATCHED'],
      ]
    )
    assert.match(body.sentAt.docs, /Z$/)
  })

  test('needs neither claim nor finished inquiries to be decided', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await approveAll(shop.registrationId)
    assert.equal((await statusOf(shop.token)).docsOverallStatus, 'APPROVED')
  })

  test('is decided step by step, and the answer shows how it stands then', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const { body } = await decide(shop.registrationId, 'shop/approve', token)
    assert.containsSubset(body, {
      identityOverallStatus: 'PENDING',
      shopOverallStatus: 'APPROVED',
      docsOverallStatus: 'PENDING',
    })
  })

  test('a refusal needs a reason that says something, of at most 1000 characters', async ({
    assert,
  }) => {
    const { registrationId, token: owner } = await aRegisteredShop()
    for (const rejectionReason of [undefined, '', '  ', '\u202e', 'ا'.repeat(1001), 5]) {
      const answer = await decide(registrationId, 'docs/reject', token, { rejectionReason })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, 'rejectionReason')
    }
    assert.equal((await statusOf(owner)).docsOverallStatus, 'PENDING')
  })

  test('a step that is sent again keeps the reason of its refusal beside it until it is decided, for the reviewer alone', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const rejections = async () => (await get(filePath(id), { token })).body.rejections
    for (const step of ['identity', 'shop', 'docs']) {
      ok(await decide(id, `${step}/reject`, token, { rejectionReason: `رد ${step}` }))
    }
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token: shop.token }))
    ok(await post('/api/shop', await shopOf(fmcg), { token: shop.token }))
    ok(await upload(fmcg, await papersOf(), shop.token))
    const earlier = { identity: 'رد identity', shop: 'رد shop', docs: 'رد docs' }
    assert.deepEqual(await rejections(), earlier)
    const told = await statusOf(shop.token)
    assert.containSubset(told, {
      identityOverallStatus: 'PENDING',
      identityRejectionReason: null,
      shopRejectionReason: null,
      rejectionReasonUpload: null,
    })
    ok(await decide(id, 'docs/approve', token))
    assert.deepEqual(await rejections(), { ...earlier, docs: null })
  })

  test('a refusal is sent to the owner with its reason, each time anew', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const refuse = (rejectionReason: string) =>
      decide(shop.registrationId, 'identity/reject', token, { rejectionReason })
    ok(await refuse('نام نادرست است.'))
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token: shop.token }))
    ok(await refuse('هنوز هم نادرست است.'))
    await settle()
    const messages = await messagesTo(shop.phone, 'step-rejected')
    assert.lengthOf(messages, 2)
    const texts = messages.map(({ text }) => text).join()
    assert.include(texts, 'نام نادرست است.')
    assert.include(texts, 'هنوز هم نادرست است.')
  })

  test('the third approval is told to the owner once', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await approveAll(shop.registrationId)
    await settle()
    assert.lengthOf(await messagesTo(shop.phone, 'steps-approved'), 1)
  })

  test('that is refused after all and approved in the end is told as approved again', async ({
    assert,
  }) => {
    const { registrationId: id, phone } = await aRegisteredShop({ approved: true })
    await settle()
    const reason = { reason: 'پروانه را دوباره باید دید.' }
    ok(await decide(id, 'shop/reopen', token, reason))
    ok(await decide(id, 'shop/reject', token, { rejectionReason: 'نشانی' }))
    await settle()
    ok(await decide(id, 'shop/reopen', token, reason))
    ok(await decide(id, 'shop/approve', token))
    await settle()
    assert.lengthOf(await messagesTo(phone, 'step-rejected'), 1)
    assert.lengthOf(await messagesTo(phone, 'steps-approved'), 2)
  })

  test('a step is decided once; one that was never sent cannot be', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    ok(await decide(id, 'docs/approve', token))
    const again = await decide(id, 'docs/approve', token)
    assert.equal(again.status, 409)
    assert.equal(again.body.title, 'AlreadyProcessedException')
    const reject = await decide(id, 'docs/reject', token, { rejectionReason: 'دیر' })
    assert.equal(reject.status, 409)
    assert.equal((await statusOf(shop.token)).docsOverallStatus, 'APPROVED')

    const fresh = await aFreshRegistration()
    const early = await decide(fresh.registrationId, 'shop/approve', token)
    assert.equal(early.status, 409)
    assert.equal(early.body.title, 'ConflictException')
  })

  test('of two reviewers who decide at once one is heard, and one line is written', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const [one, other] = [await aReviewer(), await aReviewer()]
    for (const step of ['identity', 'shop', 'docs']) {
      const answers = await heldUp({ table: 'registrations', id }, () => [
        decide(id, `${step}/approve`, one.token),
        decide(id, `${step}/reject`, other.token, { rejectionReason: 'نه' }),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      const lines = await db
        .from('audit_lines')
        .where({ subject_type: 'registrations', subject_id: id })
        .whereLike('command', `registrations.${step}.%`)
      assert.lengthOf(lines, 1)
      const [winner] = [one, other].filter((_, i) => answers[i].status === 200)
      assert.equal(lines[0].actor_name, winner.name)
      const [line] = lines
      assert.deepEqual(line.before, { [`${step}Status`]: 'PENDING' })
    }
  })

  test('the same identity decided at once through two plans is decided once', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: shop.token }))
    const rows = await db.from('registrations').where('user_id', shop.userId).select('id')
    const answers = await Promise.all(rows.map(({ id }) => decide(id, 'identity/approve', token)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('what was sent anew since the file was opened is not decided unseen', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const opened = await get(filePath(id), { token })
    const seen = { sentAt: opened.body.sentAt.shop }
    ok(await decide(id, 'shop/reject', token, { rejectionReason: 'نشانی', ...seen }))
    await db
      .from('registrations')
      .where({ id })
      .update({
        shop_status: 'PENDING',
        shop_sent_at: clock.systemNow().plus({ minutes: 1 }).toJSDate(),
      })
    assert.equal((await decide(id, 'shop/approve', token, seen)).status, 409)
    const fresh = await get(filePath(id), { token })
    ok(await decide(id, 'shop/approve', token, { sentAt: fresh.body.sentAt.shop }))
  })

  test('its history tells who did what, before and after, and why', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const reviewer = await aReviewer()
    ok(await decide(shop.registrationId, 'claim', reviewer.token))
    const reason = { rejectionReason: 'ناخوانا' }
    const { body } = await decide(shop.registrationId, 'docs/reject', reviewer.token, reason)
    const [newest, oldest] = body.history
    assert.containsSubset(newest, {
      actorName: reviewer.name,
      command: 'registrations.docs.reject',
      before: { docsStatus: 'PENDING' },
      after: { docsStatus: 'REJECTED' },
      reason: 'ناخوانا',
    })
    assert.equal(oldest.command, 'registrations.claim')
    assert.notMatch(JSON.stringify(body.history), /[\da-f]{8}-[\da-f]{4}-/, 'an id says nothing')
    await db.from('staff_users').where({ id: reviewer.id }).update({ full_name: 'نگار تازه‌نام' })
    const later = await get(filePath(shop.registrationId), { token: reviewer.token })
    assert.equal(later.body.history[0].actorName, 'نگار تازه‌نام')
  })
})
