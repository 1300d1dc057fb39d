import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { newId } from '#app/platform/values/ids'
import { aDevice } from '#factories/device'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { anImage } from '#factories/papers'
import { aShopWithCredit } from '#factories/shop'
import { baseUrl, call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const fmcg = 'kasbeno-fmcg-real'
const fresh = (word: string) => `${word}-${Math.random().toString(36).slice(2, 10)}`

test.group('What shops know a distributor by', (group) => {
  let token: string
  group.setup(async () => {
    token = await staffToken('super')
  })
  const rename = (id: string, fields: Record<string, string>, logo?: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (logo) form.set('logo', new Blob([new Uint8Array(logo)]), 'logo.png')
    return call('PUT', `/api/admin/distributors/${id}/identity`, { body: form, token })
  }
  const rowOf = (id: string) => db.from('distributors').where({ id }).firstOrFail()
  const entry = async (slug: string) => get(`/api/distributors/${fmcg}/${slug}`)
  const foundAs = async (name: 'merchants' | 'orders', q: string) =>
    (await list(name, token, { filter: { q } })).body.length as number

  test('changes with one command; the former address leads to it, and to nobody else for good', async ({
    assert,
  }) => {
    const [one, other] = [await aSupplier(), await aSupplier()]
    const [former, otherRow] = [await rowOf(one.id), await rowOf(other.id)]
    const name = `پخش ${fresh('تازه')}`
    const slug = fresh('new')
    const { status, body } = await rename(one.id, { name, slug }, await anImage('png'))
    assert.equal(status, 200)
    assert.deepInclude(body, { name, slug })
    assert.match(body.logo, /^\/api\/distributor-logos\/[0-9a-f-]{36}$/)
    const picture = await fetch(`${baseUrl()}${body.logo}`)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp'])
    for (const address of [former.slug, slug]) {
      assert.deepInclude((await entry(address)).body, { name, slug, logo: body.logo })
    }
    const stolen = await rename(other.id, { name: otherRow.name, slug: former.slug })
    assert.deepEqual([stolen.status, stolen.body.errors[0].field], [422, 'slug'])
    const same = await rename(other.id, { name: ` ${name}`, slug: otherRow.slug })
    assert.deepEqual([same.status, same.body.errors[0].field], [422, 'name'])
    const back = await rename(one.id, { name, slug: former.slug, removesLogo: 'true' })
    assert.deepInclude(back.body, { slug: former.slug, logo: null })
    assert.deepInclude((await entry(slug)).body, { slug: former.slug })
    const { after } = await db
      .from('audit_lines')
      .where({ command: 'distributors.rename', subject_id: one.id })
      .orderBy('id')
      .firstOrFail()
    assert.deepEqual(after, { name, slug, logo: body.logo })
  })

  test('two at once never get one name', async ({ assert }) => {
    const [one, other] = [await aSupplier(), await aSupplier()]
    const name = `پخش ${fresh('دو')}`
    const answers = await Promise.all(
      [one, other].map(({ id }) => rename(id, { name, slug: fresh('s') }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422]
    )
  })

  test('finds its merchants by the new name, and its invoices by both', async ({ assert }) => {
    const device = await aDevice()
    const { id } = device.supplier
    const invoice = await anInvoice({
      shop: await aShopWithCredit(50_000_000),
      amount: 1_000_000,
      supplier: device.supplier,
    })
    const before = (await rowOf(id)).name
    const name = `پخش ${fresh('نام')}`
    assert.equal((await rename(id, { name, slug: fresh('s') })).status, 200)
    await settle()
    assert.deepEqual([await foundAs('merchants', name), await foundAs('merchants', before)], [1, 0])
    assert.deepEqual([await foundAs('orders', name), await foundAs('orders', before)], [1, 1])
    const { search_key: key } = await db.from('orders').where({ id: invoice.id }).firstOrFail()
    await rename(id, { name, slug: fresh('s') })
    await settle()
    assert.equal((await db.from('orders').where({ id: invoice.id }).firstOrFail()).search_key, key)
  })

  test('stays where it was promoted', async ({ assert }) => {
    const { id } = await aSupplier()
    const { slug: former, name } = await rowOf(id)
    await db.table('settings').insert({ key: 'promoDistributors', value: `"x-1,${former},y-2"` })
    const slug = fresh('promo')
    await rename(id, { name, slug })
    const { body } = await get('/api/settings')
    await db.from('settings').where({ key: 'promoDistributors' }).delete()
    assert.deepInclude(body, { name: 'promoDistributors', value: `x-1,${slug},y-2` })
  })

  test('is nobody’s without the right, and takes pictures alone', async ({ assert }) => {
    const { id } = await aSupplier()
    const { name, slug } = await rowOf(id)
    const broken: [Record<string, string>, Buffer | undefined, string][] = [
      [{ name, slug }, Buffer.from('<svg onload="alert(1)"/>'), 'logo'],
      [{ name, slug: 'No Slug' }, undefined, 'slug'],
      [{ name: ' ', slug }, undefined, 'name'],
    ]
    for (const [fields, logo, field] of broken) {
      const { status, body } = await rename(id, fields, logo)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    assert.equal((await rename(newId(), { name: fresh('x'), slug: fresh('x') })).status, 404)
    assert.deepInclude(await rowOf(id), { name, slug, logo: null })
    const path = `/api/admin/distributors/${id}/identity`
    const finance = await staffToken('finance')
    assert.equal((await call('PUT', path, { body: { name, slug }, token: finance })).status, 403)
    assert.equal((await get(`/api/distributor-logos/${newId()}`)).status, 404)
  })
})
