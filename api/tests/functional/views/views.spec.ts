import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NewView, SavedView } from '#contracts/views'
import { aSupplier } from '#factories/distributor'
import { call, get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

const path = '/api/admin/views'
const view = (change: Partial<NewView> = {}): NewView => ({
  resource: 'orders',
  name: 'بازهای امروز',
  filter: { status: 'PENDING' },
  sort: { field: 'createdAt', order: 'DESC' },
  hidden: ['plan'],
  isShared: false,
  isDefault: false,
  ...change,
})
const namesFor = async (token: string, of = path): Promise<string[]> =>
  (await get(of, { token })).body.map(({ name }: SavedView) => name)

test.group('Views of lists that staff save', () => {
  test('are found again from another session, whole', async ({ assert }) => {
    const { token } = await aSignedInStaff('finance')
    const saved = await post(path, view(), { token })
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    const { body } = await get(path, { token })
    assert.deepEqual(body, [{ ...view(), id: saved.body.id, isOwn: true, author: null }])
  })

  test('replace the one of the same name, of the same list alone', async ({ assert }) => {
    const { token } = await aSignedInStaff('finance')
    const first = await post(path, view(), { token })
    const again = await post(path, view({ filter: { status: ['PENDING', 'CLOSED'] } }), { token })
    await post(path, view({ resource: 'payments', filter: {} }), { token })
    assert.equal(again.body.id, first.body.id)
    const { body } = await get(path, { token })
    assert.deepEqual(
      body.map(({ resource, filter }: SavedView) => [resource, filter]),
      [
        ['orders', { status: ['PENDING', 'CLOSED'] }],
        ['payments', {}],
      ]
    )
  })

  test('have one that opens first, of each list', async ({ assert }) => {
    const { token } = await aSignedInStaff('finance')
    await post(path, view({ name: 'یک', isDefault: true }), { token })
    await post(path, view({ name: 'دو', isDefault: true }), { token })
    await post(path, view({ name: 'یک', resource: 'payments', filter: {}, isDefault: true }), {
      token,
    })
    const { body } = await get(path, { token })
    assert.deepEqual(
      body
        .filter(({ isDefault }: SavedView) => isDefault)
        .map(({ resource, name }: SavedView) => [resource, name]),
      [
        ['orders', 'دو'],
        ['payments', 'یک'],
      ]
    )
  })

  test('are seen by others of the role when they are shared, with who shared them', async ({
    assert,
  }) => {
    const author = await aSignedInStaff('support')
    await post(path, view({ name: 'از همه', isShared: true }), { token: author.token })
    await post(path, view({ name: 'از من' }), { token: author.token })
    const colleague = await get(path, { token: await staffToken('support') })
    const shared = colleague.body.filter(({ isOwn }: SavedView) => !isOwn)
    assert.deepInclude(
      shared.find(({ author: by }: SavedView) => by === author.username),
      { name: 'از همه', isOwn: false, author: author.username }
    )
    assert.notInclude(await namesFor(await staffToken('support')), 'از من')
    assert.notInclude(await namesFor(await staffToken('finance')), 'از همه')

    await db.from('staff_users').where('id', author.id).update({ active: false })
    assert.notInclude(await namesFor(await staffToken('support')), 'از همه')
  })

  test('of a distributor stay in it', async ({ assert }) => {
    const of = '/api/distributor/views'
    const [one, other] = [await aSupplier(), await aSupplier()]
    const token = await staffToken('distributor', { distributorId: one.id })
    await post(of, view({ name: 'ماه ما', hidden: null, isShared: true }), { token })
    const inSame = await staffToken('distributor', { distributorId: one.id })
    const elsewhere = await staffToken('distributor', { distributorId: other.id })
    assert.include(await namesFor(inSame, of), 'ماه ما')
    assert.notInclude(await namesFor(elsewhere, of), 'ماه ما')
  })

  test('of lists that somebody may not read are neither saved nor shown', async ({ assert }) => {
    const { token, id } = await aSignedInStaff('kyc')
    const refused = await post(path, view({ resource: 'payouts', filter: {} }), { token })
    assert.equal(refused.status, 422)
    await db.table('saved_views').insert({
      id: crypto.randomUUID(),
      staff_user_id: id,
      resource: 'payouts',
      name: 'از پیش',
      filter: '{}',
      sort: JSON.stringify({ field: 'id', order: 'ASC' }),
      is_shared: false,
      is_default: false,
      saved_at: new Date(),
    })
    assert.deepEqual(await namesFor(token), [])
  })

  test('are refused where the list offers no such thing', async ({ assert }) => {
    const { token } = await aSignedInStaff('finance')
    const wrong: object[] = [
      view({ filter: { nonsense: 1 } }),
      view({ filter: { status: 'NO_SUCH' } }),
      view({ sort: { field: 'nonsense', order: 'ASC' } }),
      view({ resource: 'no-such-list' }),
      view({ name: '' }),
      view({ name: 'ب'.repeat(61) }),
      view({ filter: { q: 'ب'.repeat(5_000) } }),
      { ...view(), hidden: ['a b'] },
      { ...view(), sort: 'createdAt' },
    ]
    for (const body of wrong) {
      assert.equal(
        (await post(path, body, { token })).status,
        422,
        JSON.stringify(body).slice(0, 100)
      )
    }
    assert.deepEqual(await namesFor(token), [])
  })

  test('end with their owner alone', async ({ assert }) => {
    const { token } = await aSignedInStaff('support')
    const { body } = await post(path, view({ name: 'رفتنی', isShared: true }), { token })
    const other = await staffToken('support')
    assert.equal((await call('DELETE', `${path}/${body.id}`, { token: other })).status, 404)
    assert.equal((await call('DELETE', `${path}/${body.id}`, { token })).status, 204)
    assert.equal((await call('DELETE', `${path}/${body.id}`, { token })).status, 404)
    assert.equal((await get(path)).status, 401)
  })

  test('stay one, and one opens first, when twenty are saved at once', async ({ assert }) => {
    const { token } = await aSignedInStaff('finance')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(path, view({ name: index % 2 ? 'یک' : 'دو', isDefault: true }), { token })
      )
    )
    assert.includeMembers([200, 429], [...new Set(answers.map(({ status }) => status))])
    const { body } = await get(path, { token })
    assert.isAtMost(body.length, 2)
    assert.lengthOf(
      body.filter(({ isDefault }: SavedView) => isDefault),
      1
    )
  })
})
