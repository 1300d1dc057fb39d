import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { registerCompany } from '#tests/support/companies'
import { get, post, put } from '#tests/support/http'
import { changesOf } from '#tests/support/change_requests'
import { aSignedInStaff, signIn, staffToken } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import {
  aFreshRegistration,
  aRegisteredShop,
  digital,
  papersOf,
  upload,
} from '#tests/support/registration'

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>
const reason = 'ظرفیت طرح کامل است'
const legal = 'kasbeno-fmcg-legal'

test.group('A plan and its new customers', (group) => {
  let [credit, second]: Signed[] = []
  group.setup(async () => {
    credit = await aSignedInStaff('credit')
    second = await aSignedInStaff('approver')
  })
  group.teardown(async () => {
    await db.from('business_service_plans').update({ is_open: true })
  })
  const ask = (plan: string, verb: string, body: object = { reason }) =>
    post(`/api/admin/business-service-plans/${plan}/${verb}`, body, credit!)
  const decide = (id: string, verdict = 'approve', by: Signed = second!) =>
    post(`/api/admin/change-requests/${id}/${verdict}`, verdict === 'reject' ? { reason } : {}, by)
  const closedBy = async (plan: string) => decide((await ask(plan, 'close')).body.id)
  const choose = (token: string, plan = digital) =>
    post(`/api/user/${plan}/select-business-plan`, {}, { token })
  const openPlans = async () =>
    ((await get('/api/business-service-plan')).body.items as { plan: string; isOpen: boolean }[])
      .filter(({ isOpen }) => isOpen)
      .map(({ plan }) => plan)

  test('closes by two people: who has begun goes on, nobody else begins, until two open it again', async ({
    assert,
  }) => {
    const begun = await aFreshRegistration(digital)
    const asked = await ask(digital, 'close')
    assert.deepEqual([asked.status, asked.body.status], [201, 'PENDING'])
    assert.equal((await ask(digital, 'close')).status, 409)
    assert.sameMembers(await openPlans(), [digital, fmcg, legal])
    assert.equal((await decide(asked.body.id, 'approve', credit!)).status, 422)
    const both = await Promise.all([decide(asked.body.id), decide(asked.body.id)])
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 409]
    )
    assert.sameMembers(await openPlans(), [fmcg, legal])
    assert.equal((await choose(begun.token)).status, 200)
    const late = await signIn()
    const refused = await choose(late.token)
    assert.deepEqual(
      [refused.status, refused.body.message],
      [422, 'این طرح اکنون مشتری تازه نمی‌پذیرد.']
    )
    assert.equal((await choose(late.token, fmcg)).status, 200)
    assert.equal((await ask(digital, 'close')).status, 422)
    const again = (await ask(digital, 'open')).body.id
    assert.equal((await decide(again, 'reject')).status, 200)
    assert.equal((await decide((await ask(digital, 'open')).body.id)).status, 200)
    assert.equal((await choose(late.token)).status, 200)
    const { body } = await get(`/api/admin/business-service-plans/${digital}/history`, credit!)
    assert.lengthOf(body.entries, 2)
    assert.include(JSON.stringify(body.entries), reason)
  })

  test('is closed to companies too, and an opening that is late changes nothing', async ({
    assert,
  }) => {
    const { status } = await closedBy(legal)
    assert.equal(status, 200)
    const { token } = await signIn()
    const refused = await registerCompany(token)
    assert.deepEqual(
      [refused.status, await db.from('registrations').where({ plan: legal }).first()],
      [422, null]
    )
    assert.include(refused.body.message, 'مشتری تازه')
    const { id } = (await ask(legal, 'open')).body
    await db.from('business_service_plans').where({ plan: legal }).update({ is_open: true })
    assert.equal((await decide(id)).status, 409)
    assert.equal((await decide(id, 'withdraw', second!)).status, 403)
    assert.equal((await decide(id, 'withdraw', credit!)).status, 200)
  })

  test('is nobody’s without the right, and is asked for with a reason', async ({ assert }) => {
    assert.equal((await ask(fmcg, 'close', { reason: ' ' })).status, 422)
    assert.equal((await ask('nothing', 'close')).status, 404)
    const outsider = { token: await staffToken('kyc') }
    const path = `/api/admin/business-service-plans/${fmcg}/close`
    assert.equal((await post(path, { reason }, outsider)).status, 403)
    assert.equal((await get('/api/admin/business-service-plans', outsider)).status, 403)
    assert.deepEqual((await changesOf('plan-requests', outsider.token)).body, [])
  })
})

test.group('Papers that prove a business', (group) => {
  let token: string
  group.setup(async () => {
    token = await staffToken('super')
  })
  // Those that ship are counted elsewhere.
  group.teardown(async () => {
    await asOwner((trx) => trx.from('certificate_types').whereLike('code', 'OWN_%').delete())
  })
  const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`
  const add = (body: object) => post('/api/admin/certificate-types', body, { token })
  const change = (id: string, body: object) =>
    put(`/api/admin/certificate-types/${id}`, body, { token })
  const offered = async (shop: { token: string }, plan = fmcg) =>
    (await get(`/api/certificate-types/${plan}`, shop)).body as { id: string; name: string }[]

  test('are offered in their plans and in their order, under one name', async ({ assert }) => {
    const shop = await aFreshRegistration(fmcg)
    const name = fresh('كارت بازرگانی')
    const wanted = { name, plans: [fmcg], position: 0 }
    const races = await Promise.all([1, 2, 3].map(() => add(wanted)))
    assert.sameMembers(
      races.map(({ status }) => status),
      [201, 422, 422]
    )
    const { body } = races.find(({ status }) => status === 201)!
    const [first] = await offered(shop)
    assert.deepEqual(first, { id: body.code, name: body.name })
    assert.notInclude(JSON.stringify(await offered(shop, digital)), body.code)
    const same = await add({ ...wanted, name: name.replace('ك', 'ک') })
    assert.deepEqual([same.status, same.body.errors[0].field], [422, 'name'])
    const moved = { name: body.name, plans: [fmcg, digital], position: 1_000 }
    assert.equal((await change(body.id, moved)).status, 200)
    assert.equal((await offered(shop)).at(-1)?.id, body.code)
    assert.include(JSON.stringify(await offered(shop, digital)), body.code)
    const { body: told } = await get(`/api/admin/certificate-types/${body.id}/history`, { token })
    assert.lengthOf(told.entries, 2)
  })

  test('stay with the papers that were sent when their plan offers them no more', async ({
    assert,
  }) => {
    const made = (await add({ name: fresh('مدرک'), plans: [fmcg], position: 5 })).body
    const shop = await aRegisteredShop()
    const another = await aFreshRegistration(fmcg)
    await db
      .from('registrations')
      .whereIn('id', [shop.registrationId, another.registrationId])
      .update({ docs_status: 'REJECTED', docs_rejection: 'ناخوانا' })
    const send = async (of: { token: string }) =>
      (await upload(fmcg, await papersOf(), of.token, made.code)).status
    assert.equal(await send(shop), 200)
    assert.equal((await change(made.id, { name: made.name, plans: [], position: 5 })).status, 200)
    await db
      .from('registrations')
      .where({ id: shop.registrationId })
      .update({ docs_status: 'REJECTED', docs_rejection: 'ناخوانا' })
    assert.include(JSON.stringify(await offered(shop)), made.code)
    assert.equal(await send(shop), 200)
    assert.notInclude(JSON.stringify(await offered(another)), made.code)
    assert.equal(await send(another), 422)
    const file = await get(`/api/admin/registrations/${shop.registrationId}`, { token })
    const names = file.body.documents.map((one: { certificateName: string }) => one.certificateName)
    assert.include(names, made.name)
  })

  test('are changed with the right alone, and read as they were typed', async ({ assert }) => {
    const wanted = { name: fresh('مدرک'), plans: [fmcg], position: 3 }
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'م'.repeat(61) }, 'name'],
      [{ plans: ['LEGAL'] }, 'plans.0'],
      [{ plans: fmcg }, 'plans'],
      [{ position: -1 }, 'position'],
      [{ position: 1.5 }, 'position'],
    ]
    for (const [part, field] of wrong) {
      const { status, body } = await add({ ...wanted, ...part })
      assert.deepEqual([status, body.errors?.[0].field], [422, field], JSON.stringify(part))
    }
    assert.equal((await change('00000000-0000-7000-8000-000000000000', wanted)).status, 404)
    const outsider = { token: await staffToken('kyc') }
    assert.equal((await post('/api/admin/certificate-types', wanted, outsider)).status, 403)
  })
})
