import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/shared/clock'
import { newId } from '#app/shared/ids'
import { settle } from '#app/shared/jobs/main'
import { get, post, put } from '#tests/support/http'
import { allowManySignIns, aStaffUser, staffToken } from '#tests/support/identity'
import {
  aFreshRegistration,
  anImage,
  approveAll,
  aRegisteredShop,
  digital,
  fmcg,
  identityOf,
  ok,
  papersOf,
  statusOf,
  upload,
} from '#tests/support/registration'

const path = (id: string, command = '') =>
  `/api/admin/registrations/${id}${command && `/${command}`}`
const decide = (id: string, command: string, token: string, body: object = {}) =>
  post(path(id, command), body, { token })
const list = (filter: object, token: string, sort?: [string, string]) =>
  get(
    `/api/admin/registrations?${new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(sort ? { sort: JSON.stringify(sort) } : {}),
    })}`,
    { token }
  )
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id)
const messagesTo = (phone: string, template: string) =>
  db.from('sandbox_sms').where({ phone, template }).orderBy('id')

/** A reviewer with a name of their own. */
const aReviewer = async () => {
  const { id, username, password } = await aStaffUser('kyc')
  const { body } = await post('/api/user/login', { username, password })
  return { id, name: username, token: body.bearerToken as string }
}

test.group('The reviewers’ queue', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('holds each user and plan once, while at least one step waits', async ({ assert }) => {
    const fresh = await aFreshRegistration()
    const shop = await aRegisteredShop()
    const of = async (userId: string) => idsOf(await list({ status: 'PENDING', userId }, token))
    assert.deepEqual(await of(fresh.userId), [])
    assert.deepEqual(await of(shop.userId), [shop.registrationId])
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: shop.token }))
    assert.lengthOf(await of(shop.userId), 2)
    await approveAll(shop.registrationId)
    assert.deepEqual(await of(shop.userId), [])
  })

  test('is ordered by the step that has waited longest, and keeps that true', async ({
    assert,
  }) => {
    const [first, second] = [await aRegisteredShop(), await aRegisteredShop()]
    const order = async () =>
      idsOf(await list({ status: 'PENDING', createdAt: { from: clock.today() } }, token)).filter(
        (id) => [first.registrationId, second.registrationId].includes(id)
      )
    assert.deepEqual(await order(), [first.registrationId, second.registrationId])

    // The first file's oldest step is sent anew: now the second file has waited longer.
    for (const step of ['identity', 'shop']) {
      ok(await decide(first.registrationId, `${step}/approve`, token))
    }
    ok(await decide(first.registrationId, 'docs/reject', token, { rejectionReason: 'ناخوانا' }))
    assert.deepEqual(await order(), [second.registrationId])
    const none = { nationalCardFront: null, nationalCardBack: null, certificate: null }
    const papers = await papersOf({ ...none, nationalCardFront: await anImage() })
    ok(await upload(fmcg, papers, first.token))
    assert.deepEqual(await order(), [second.registrationId, first.registrationId])
  })

  test('is searched by name, phone, national code and shop in any spelling', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    for (const q of [
      shop.phone,
      persian(shop.phone),
      persian(shop.nationalCode),
      `رضايي ${shop.phone}`,
      `بهار ${shop.nationalCode}`,
    ]) {
      assert.deepEqual(idsOf(await list({ q }, token)), [shop.registrationId], q)
    }
    assert.deepEqual(idsOf(await list({ q: `${shop.phone} شیراز` }, token)), [])
  })

  test('is narrowed by step, plan, kyc step, claim and ids; unknown filters are refused', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { userId, registrationId } = shop
    ok(await decide(registrationId, 'identity/approve', token))
    ok(await decide(registrationId, 'claim', token))
    const finds = async (filter: object) =>
      idsOf(await list({ userId, ...filter }, token)).length === 1
    assert.isTrue(await finds({ step: 'docs' }))
    assert.isTrue(await finds({ step: ['identity', 'shop'] }))
    assert.isFalse(await finds({ step: 'identity' }))
    assert.isTrue(await finds({ status: 'APPROVED', identityOverallStatus: 'APPROVED' }))
    assert.isFalse(await finds({ status: 'REJECTED' }))
    assert.isTrue(await finds({ plan: fmcg, kycStep: 'PHONE_CONFIRMED' }))
    assert.isFalse(await finds({ plan: digital }))
    assert.isTrue(await finds({ claimed: true }))
    assert.isFalse(await finds({ claimed: false }))
    assert.isTrue(await finds({ id: [registrationId, newId()] }))
    for (const filter of [{ status: 'NOTHING' }, { password: 'x' }, { userId: "' or 1=1" }]) {
      assert.equal((await list(filter, token)).status, 422)
    }
  })

  test('is open to staff who may see files; only those who decide may decide', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const [support, finance] = [await staffToken('support'), await staffToken('finance')]
    assert.equal((await list({}, support)).status, 200)
    assert.equal((await get(path(id), { token: support })).status, 200)
    assert.equal((await list({}, finance)).status, 403)
    assert.equal((await get(path(id), { token: finance })).status, 403)
    for (const command of ['claim', 'release', 'identity/approve', 'docs/reject', 'inquire']) {
      for (const caller of [support, finance, shop.token]) {
        assert.equal((await decide(id, command, caller)).status, 403, command)
      }
      assert.equal((await post(path(id, command))).status, 401)
    }
    assert.equal((await list({}, shop.token)).status, 403)
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'PENDING')
  })

  test('what is not there is not found', async ({ assert }) => {
    for (const id of [newId(), 'nothing', '1']) {
      assert.equal((await get(path(id), { token })).status, 404)
      for (const command of ['claim', 'release', 'identity/approve', 'shop/approve']) {
        assert.equal((await decide(id, command, token)).status, 404, command)
      }
    }
    const { registrationId } = await aRegisteredShop()
    assert.equal((await decide(registrationId, 'credit/approve', token)).status, 404)
  })

  test('is exported with its filter, headers in Persian', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const filter = encodeURIComponent(JSON.stringify({ userId: shop.userId }))
    const { status, body } = await get(
      `/api/admin/registrations/export?format=csv&filter=${filter}`,
      { token }
    )
    assert.equal(status, 200)
    assert.include(body, 'کد ملی')
    assert.include(body, shop.nationalCode)
    assert.include(body, 'در انتظار بررسی')
  })
})

test.group('A file', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('shows the reviewer everything at once', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await settle()
    const { body } = await get(path(shop.registrationId), { token })
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
      body.documents.map(({ kind }: any) => kind),
      ['nationalCardFront', 'nationalCardBack', 'certificate']
    )
    assert.deepEqual(
      body.inquiries.map(({ kind, answer }: any) => [kind, answer]),
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
    assert.include(messages[0].text, 'نام نادرست است.')
    assert.include(messages[1].text, 'هنوز هم نادرست است.')
  })

  test('the third approval is told to the owner once', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await approveAll(shop.registrationId)
    await settle()
    assert.lengthOf(await messagesTo(shop.phone, 'steps-approved'), 1)
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
      const answers = await Promise.all([
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
    const opened = await get(path(id), { token })
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
    const fresh = await get(path(id), { token })
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
  })
})

test.group('A claim', (group) => {
  group.setup(() => allowManySignIns())

  test('of two reviewers who claim at once one holds the file, the other is told who', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewers = [await aReviewer(), await aReviewer(), await aReviewer()]
    const answers = await Promise.all(reviewers.map((each) => decide(id, 'claim', each.token)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const holder = reviewers[answers.findIndex(({ status }) => status === 200)]
    const refused = answers.find(({ status }) => status === 409)!
    assert.equal(refused.body.title, 'ConflictException')
    assert.include(refused.body.message, holder.name)
    const file = await get(path(id), { token: reviewers[0].token })
    assert.deepEqual(file.body.claimedBy, { id: holder.id, name: holder.name })
  })

  test('is renewed by its holder, ends by itself, and only its holder gives it back', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const [one, other] = [await aReviewer(), await aReviewer()]
    ok(await decide(id, 'claim', one.token))
    ok(await decide(id, 'claim', one.token))
    assert.equal((await decide(id, 'release', other.token)).status, 409)
    ok(await decide(id, 'release', one.token))
    ok(await decide(id, 'release', one.token))
    ok(await decide(id, 'claim', other.token))

    const past = clock.systemNow().minus({ seconds: 1 }).toJSDate()
    await db.from('registrations').where({ id }).update({ claimed_until: past })
    const file = await get(path(id), { token: one.token })
    assert.isNull(file.body.claimedBy)
    ok(await decide(id, 'claim', one.token))
  })

  test('ends with the last decision', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewer = await aReviewer()
    ok(await decide(id, 'claim', reviewer.token))
    ok(await decide(id, 'identity/approve', reviewer.token))
    ok(await decide(id, 'shop/approve', reviewer.token))
    const { body } = await get(path(id), { token: reviewer.token })
    assert.equal(body.claimedBy.name, reviewer.name)
    const last = await decide(id, 'docs/approve', reviewer.token)
    assert.isNull(last.body.claimedBy)
  })
})
