import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'

const path = '/api/admin/marketing'
const keys = ['marketingCreditBillions', 'marketingShops', 'promoDistributors']

test.group('What the house tells of itself', (group) => {
  let token: string
  let slugs: string[]
  group.setup(async () => {
    token = await staffToken('super')
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aSupplier()))
    const rows = await db.from('distributors').whereIn(
      'id',
      made.map(({ id }) => id)
    )
    slugs = rows.map(({ slug }) => slug)
  })
  group.each.setup(() => async () => void (await db.from('settings').whereIn('key', keys).delete()))
  const change = (body: object) => put(path, body, { token })
  const told = async () =>
    Object.fromEntries(
      (await get('/api/settings')).body.map((one: { name: string; value: unknown }) => [
        one.name,
        one.value,
      ])
    )

  test('is figures and five logos in their order, changed as one thing in one line', async ({
    assert,
  }) => {
    const distributors = slugs.slice(0, 5).toReversed()
    const wanted = { creditBillions: 1_250, shops: 4_300, distributors }
    const { status, body } = await change(wanted)
    assert.equal(status, 200)
    assert.deepInclude(body, wanted)
    assert.includeDeepMembers(
      body.choices.map(({ slug }: { slug: string }) => slug),
      slugs
    )
    assert.deepInclude(await told(), {
      marketingCreditBillions: 1_250,
      marketingShops: 4_300,
      promoDistributors: distributors.join(','),
    })
    const line = await db
      .from('audit_lines')
      .where({ command: 'settings.update' })
      .orderBy('at', 'desc')
      .firstOrFail()
    assert.sameMembers(Object.keys(line.after), keys)
  })

  test('is refused where it could not be shown, and by who lacks its right', async ({ assert }) => {
    const wanted = { creditBillions: 1, shops: 1, distributors: [slugs[0]] }
    const wrong: [object, string][] = [
      [{ creditBillions: -1 }, 'creditBillions'],
      [{ shops: 1.5 }, 'shops'],
      [{ distributors: slugs }, 'distributors'],
      [{ distributors: [slugs[0], slugs[0]] }, 'distributors'],
      [{ distributors: ['nobody-has-it'] }, 'distributors'],
    ]
    for (const [part, field] of wrong) {
      const { status, body } = await change({ ...wanted, ...part })
      assert.deepEqual([status, body.errors[0].field], [422, field], JSON.stringify(part))
    }
    assert.equal((await told()).promoDistributors, '')
    for (const role of ['finance', 'support', 'auditor'] as const) {
      const other = await staffToken(role)
      assert.equal((await put(path, wanted, { token: other })).status, 403)
      assert.equal((await get(path, { token: other })).status, role === 'auditor' ? 200 : 403)
    }
  })
})
