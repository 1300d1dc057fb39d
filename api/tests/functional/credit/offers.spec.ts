import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop, fmcg } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { changesOf } from '#tests/support/change_requests'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const cheque = {
  title: 'چک صیادی',
  description: null,
  price: 1_000_000,
  collaterals: ['اصل چک', 'کارت ملی'],
}
const guarantor = { title: 'ضامن', description: 'کارمند رسمی', price: null, collaterals: [] }
const reason = 'مصوبه کمیته اعتباری'
/** An amount that nobody else offers. */
let next = 61_000_000_000
const freshAmount = () => (next += 1_000_000)

test.group('Amounts on offer in the hands of staff', (group) => {
  let [credit, second]: Signed[] = []
  let shop: { token: string }
  group.setup(async () => {
    credit = await aSignedInStaff('credit')
    second = await aSignedInStaff('approver')
    shop = await aShop()
  })
  const ask = (path: string, body: object = {}) =>
    post(`/api/admin/packages${path}`, { reason, ...body }, credit!)
  const decide = (id: string, verdict = 'approve', by: Signed = second!) =>
    post(`/api/admin/change-requests/${id}/${verdict}`, verdict === 'reject' ? { reason } : {}, by)
  const offered = async () => {
    const path = `/api/user-subscription-package/${fmcg}/subscription-packages`
    return (await get(path, shop)).body as { slug: string; collateralCreditTypes: object[] }[]
  }
  const offerOf = async (slug: string) => (await offered()).find((one) => one.slug === slug)
  const made = async (collaterals: object[] = [cheque]) => {
    const amount = freshAmount()
    const { body } = await ask('', { plan: fmcg, amount, collaterals })
    if ((await decide(body.id)).status !== 200) throw new Error('not approved')
    return `fmcg-${amount / 1_000_000}m`
  }

  test('are made by two people; until the second one agrees no phone shows them', async ({
    assert,
  }) => {
    const amount = freshAmount()
    const slug = `fmcg-${amount / 1_000_000}m`
    const wanted = { plan: fmcg, amount, collaterals: [cheque, guarantor] }
    const asked = await ask('', wanted)
    assert.deepEqual([asked.status, asked.body.status], [201, 'PENDING'])
    assert.equal((await ask('', wanted)).status, 409)
    assert.isUndefined(await offerOf(slug))
    assert.equal((await decide(asked.body.id, 'approve', credit!)).status, 422)
    const both = await Promise.all([decide(asked.body.id), decide(asked.body.id)])
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 409]
    )
    assert.deepEqual(await offerOf(slug), {
      slug,
      amount,
      collateralCreditTypes: [cheque, guarantor],
    })
    const again = await ask('', wanted)
    assert.deepEqual([again.status, again.body.errors[0].field], [422, 'amount'])
    const { body } = await get(`/api/admin/packages/${slug}/history`, credit!)
    assert.lengthOf(body.entries, 1)
    assert.include(JSON.stringify(body.entries), 'چک صیادی')
  })

  test('change their collateral by two people; who has chosen one keeps what was asked for then', async ({
    assert,
  }) => {
    const slug = await made()
    const { token } = await aShop({ steps: 'PENDING' })
    await post('/api/user-subscription-package', { plan: fmcg, slug }, { token })
    assert.equal((await ask(`/${slug}/collaterals`, { collaterals: [cheque] })).status, 422)
    const one = (await ask(`/${slug}/collaterals`, { collaterals: [guarantor] })).body.id
    assert.deepEqual((await offerOf(slug))?.collateralCreditTypes, [cheque])
    await db
      .from('credit_packages')
      .where({ slug })
      .update({ collaterals: JSON.stringify([]) })
    assert.equal((await decide(one)).status, 409)
    assert.equal((await decide(one, 'withdraw', credit!)).status, 200)
    const two = (await ask(`/${slug}/collaterals`, { collaterals: [guarantor] })).body.id
    assert.equal((await decide(two)).status, 200)
    assert.deepEqual((await offerOf(slug))?.collateralCreditTypes, [guarantor])
    const chosen = await get(`/api/user-subscription-package?plan=${fmcg}`, { token })
    assert.deepEqual(chosen.body.collateralCreditTypes, [cheque])
  })

  test('are switched off by one person at once, and offered again by two', async ({ assert }) => {
    const slug = await made()
    const { token } = await aShop({ steps: 'PENDING' })
    await post('/api/user-subscription-package', { plan: fmcg, slug }, { token })
    assert.equal((await ask(`/${slug}/activate`)).status, 422)
    assert.equal((await ask(`/${slug}/switch-off`)).status, 200)
    assert.equal((await ask(`/${slug}/switch-off`)).status, 409)
    assert.isUndefined(await offerOf(slug))
    const late = await post('/api/user-subscription-package', { plan: fmcg, slug }, shop)
    assert.equal(late.status, 422)
    const chosen = await get(`/api/user-subscription-package?plan=${fmcg}`, { token })
    assert.containSubset(chosen.body, { status: 'CREATED', slug })
    const asked = (await ask(`/${slug}/activate`)).body.id
    assert.equal((await decide(asked, 'reject')).status, 200)
    const again = (await ask(`/${slug}/activate`)).body.id
    assert.equal((await decide(again)).status, 200)
    assert.isDefined(await offerOf(slug))
  })

  test('are whole millions of the plan whose customers choose, with collateral that can be read', async ({
    assert,
  }) => {
    const wanted = { plan: fmcg, amount: freshAmount(), collaterals: [cheque] }
    const wrong: [object, string][] = [
      [{ plan: 'kasbeno-digital-real' }, 'plan'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1_500_000.5 }, 'amount'],
      [{ amount: 1_500_000 }, 'amount'],
      [{ amount: 100_001_000_000 }, 'amount'],
      [{ collaterals: 'چک' }, 'collaterals'],
      [{ collaterals: Array.from({ length: 11 }, () => cheque) }, 'collaterals'],
      [{ collaterals: [{ ...cheque, title: ' ' }] }, 'collaterals.0.title'],
      [{ collaterals: [{ ...cheque, price: -1 }] }, 'collaterals.0.price'],
      [{ collaterals: [{ ...cheque, collaterals: [{}] }] }, 'collaterals.0.collaterals.0'],
      [{ reason: ' ' }, 'reason'],
    ]
    for (const [part, field] of wrong) {
      const { status, body } = await ask('', { ...wanted, ...part })
      assert.deepEqual([status, body.errors?.[0].field], [422, field], JSON.stringify(part))
    }
    for (const path of ['/nobody/collaterals', '/nobody/activate', '/nobody/switch-off']) {
      assert.equal((await ask(path, { collaterals: [] })).status, 404, path)
    }
    const outsider = { token: await staffToken('kyc') }
    assert.equal((await post('/api/admin/packages', wanted, outsider)).status, 403)
    assert.deepEqual((await changesOf('package-requests', outsider.token)).body, [])
  })
})
