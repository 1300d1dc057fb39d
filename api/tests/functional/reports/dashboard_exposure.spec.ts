import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit, fmcg, type Shop } from '#factories/shop'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aPaidInvoice } from '#tests/support/late_invoices'

const million = 1_000_000
const dashboard = async (token: string) => (await get('/api/admin/dashboard', { token })).body

const guildNames = async (): Promise<string[]> =>
  (await db.from('guilds').where({ plan: fmcg }).orderBy('id').limit(2)).map(({ name }) => name)

/** Gives the customer a shop of the plan's first or second guild, in this city. */
const inPlace = async ({ registrationId }: Shop, guild: number, city: string) => {
  const place = await shopIn(city)
  const { id } = await db.from('guilds').where({ plan: fmcg }).orderBy('id').offset(guild).first()
  const at = new Date()
  await db.table('shops').insert({
    ...{ id: newId(), registration_id: registrationId, guild_id: id, ...place },
    ...{ shopname: 'بهار', address: 'خیابان آزادی', postal_code: '1234567890' },
    ...{ property_type: 'OWN', search_key: 'بهار', created_at: at, updated_at: at },
  })
}

const shopIn = (city: string) =>
  db
    .from('districts as d')
    .join('cities as c', 'c.id', 'd.city_id')
    .where('c.name', city)
    .select('d.id as district_id', 'c.id as city_id', 'c.province_id')
    .firstOrFail()

test.group('The exposure on the dashboard', (group) => {
  group.each.setup(() => cleanDatabase())

  test('sums the lines by guild and province of the shop, and the ages to what the lines carry', async ({
    assert,
  }) => {
    const token = await staffToken('finance')
    const line = async (guild: number, city: string, limit: number, late: number) => {
      const shop = await aShopWithCredit(limit * million)
      await inPlace(shop, guild, city)
      return (await aPaidInvoice(shop, late)).owed
    }
    const owed = [
      await line(0, 'تهران', 20, -30),
      await line(0, 'اصفهان', 30, 3),
      await line(1, 'تهران', 40, 45),
      await line(1, 'تهران', 50, 100),
    ]
    const homeless = await aShopWithCredit(60 * million)
    const held = 5 * million
    await db
      .connection('owner')
      .from('ledger.accounts')
      .where({ id: homeless.accountId })
      .update({ held })
    const sandbox = await aShopWithCredit(900 * million)
    await inPlace(sandbox, 0, 'تهران')
    await db.from('users').where({ id: sandbox.userId }).update({ is_test: true })

    const { money } = await dashboard(token)
    const sum = (...parts: number[]) => parts.reduce((total, part) => total + owed[part], 0)
    const row = (name: string | null, count: number, limit: number, used: number, of = 0) => ({
      ...{ name, count, limit: limit * million, used, held: of },
    })
    const [first, second] = await guildNames()
    assert.sameDeepMembers(money.exposure.guilds, [
      row(first, 2, 50, sum(0, 1)),
      row(second, 2, 90, sum(2, 3)),
      row(null, 1, 60, 0, held),
    ])
    assert.deepEqual(money.exposure.provinces, [
      row('تهران', 3, 110, sum(0, 2, 3)),
      row('اصفهان', 1, 30, sum(1)),
      row(null, 1, 60, 0, held),
    ])
    assert.deepEqual(money.lines, { limit: 200 * million, used: sum(0, 1, 2, 3), held })
    const ages = [money.notDue, ...Object.values<{ amount: number }>(money.pastDue)]
    assert.deepEqual(
      ages.map(({ amount }) => amount),
      [owed[0], owed[1], owed[2], 0, owed[3]]
    )
    assert.equal(
      ages.reduce((total, { amount }) => total + amount, 0),
      money.lines.used
    )
  })

  test('shows no exposure and no receivables where there are no lines', async ({ assert }) => {
    const { money } = await dashboard(await staffToken('finance'))
    assert.deepEqual(money.exposure, { guilds: [], provinces: [] })
    assert.deepEqual(money.lines, { limit: 0, used: 0, held: 0 })
    assert.deepEqual(money.notDue, { amount: 0, count: 0 })
  })
})
