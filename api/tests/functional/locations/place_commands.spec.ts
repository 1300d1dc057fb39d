import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import { aFreshRegistration, digital, shopOf } from '#tests/support/registration'
import { addAddress, anAddress } from '#tests/support/cards'

let token: string
const add = (kind: string, body: object) => post(`/api/admin/${kind}`, body, { token })
const change = (kind: string, id: number, body: object) =>
  put(`/api/admin/${kind}/${id}`, body, { token })
const offered = async (path: string) =>
  (await get(`/api/${path}`)).body.items as { id: number; name: string }[]
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

test.group('Places and guilds in the hands of staff', (group) => {
  group.setup(async () => {
    token = await staffToken('super')
  })

  test('a guild is offered in its plan alone, under one name, and told in the audit trail', async ({
    assert,
  }) => {
    const name = fresh('صنف كتاب')
    const { status, body } = await add('guilds', { name, plan: digital })
    assert.equal(status, 201)
    assert.isAbove(body.id, 1_000_000_000)
    const has = async (plan: string) =>
      (await offered(`guilds/${plan}`)).some(({ id }) => id === body.id)
    assert.deepEqual([await has(digital), await has(fmcg)], [true, false])
    const races = await Promise.all(
      [1, 2, 3].map(() => add('guilds', { name: `${name} ب`, plan: fmcg }))
    )
    assert.sameMembers(
      races.map((one) => one.status),
      [201, 422, 422]
    )
    const same = await add('guilds', { name: name.replace('ک', 'ك'), plan: digital })
    assert.deepEqual([same.status, same.body.errors[0].field], [422, 'name'])
    const { after } = await db
      .from('audit_lines')
      .where({ command: 'places.create', subject_type: 'guilds' })
      .whereRaw(`after ->> 'id' = ?`, [String(body.id)])
      .firstOrFail()
    assert.deepEqual(after, { id: body.id, name: body.name, plan: digital })
  })

  test('a guild that was switched off stays on old files, and is offered and taken no more', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration(fmcg)
    const sent = await shopOf(fmcg)
    const guild = (await add('guilds', { name: fresh('صنف'), plan: fmcg })).body
    assert.equal((await post('/api/shop', { ...sent, guildId: guild.id }, shop)).status, 200)
    const off = await change('guilds', guild.id, { name: guild.name, active: false })
    assert.deepInclude(off.body, { id: guild.id, active: false })
    assert.isFalse((await offered(`guilds/${fmcg}`)).some(({ id }) => id === guild.id))
    const own = await get(`/api/shop/self?plan=${fmcg}`, shop)
    assert.equal(own.body.guildName, guild.name)
    await db
      .from('registrations')
      .where({ user_id: shop.userId })
      .update({ shop_status: 'REJECTED' })
    assert.equal((await post('/api/shop', { ...sent, guildId: guild.id }, shop)).status, 200)
    const another = await aFreshRegistration(fmcg)
    const refused = await post('/api/shop', { ...sent, guildId: guild.id }, another)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'guildId'])
  })

  test('a city that was switched off is offered no more, nor its province’s other way round', async ({
    assert,
  }) => {
    const province = (await add('provinces', { name: fresh('استان') })).body
    const city = (await add('cities', { name: fresh('شهر'), provinceId: province.id })).body
    const district = (await add('districts', { name: fresh('محله'), cityId: city.id })).body
    const place = { provinceId: province.id, cityId: city.id }
    const shop = await aFreshRegistration(fmcg)
    const address = await anAddress(place)
    assert.equal((await addAddress(shop, address)).status, 201)
    await change('cities', city.id, { name: city.name, active: false })
    assert.lengthOf(await offered(`cities?provinceId=${province.id}`), 0)
    assert.equal((await addAddress(shop, address)).status, 422)
    await change('cities', city.id, { name: city.name, active: true })
    await change('provinces', province.id, { name: province.name, active: false })
    assert.equal((await addAddress(shop, address)).status, 422)
    await change('districts', district.id, { name: district.name, active: false })
    assert.lengthOf(await offered(`districts?cityId=${city.id}`), 0)
    assert.equal((await add('cities', { name: 'x', provinceId: 2_000_000_000 })).status, 422)
    assert.equal((await change('cities', 2_000_000_000, { name: 'شهر', active: true })).status, 404)
    assert.equal((await change('guilds', city.id, { name: '', active: true })).status, 422)
  })

  test('is nobody’s without the right', async ({ assert }) => {
    const kyc = await staffToken('support')
    for (const kind of ['guilds', 'provinces', 'cities', 'districts']) {
      assert.equal((await post(`/api/admin/${kind}`, {}, { token: kyc })).status, 403)
      assert.equal((await put(`/api/admin/${kind}/1`, {}, { token: kyc })).status, 403)
    }
  })
})
