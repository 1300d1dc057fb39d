import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { unlocksPerDay } from '#contracts/devices'
import { clock } from '#app/platform/time/clock'
import { aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { aSupplier } from '#factories/distributor'
import { charge } from '#tests/support/devices'
import { get, post, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

const register = async (token: string, merchantId: string, serial: string = crypto.randomUUID()) =>
  post('/api/admin/devices', { merchantId, serial }, { token })
const activate = (token: string, id: string) =>
  post(`/api/admin/devices/${id}/activate`, {}, { token })
const disable = (token: string, id: string) =>
  post(`/api/admin/devices/${id}/disable`, { reason: 'گم شد' }, { token })

test.group('The bank and merchants’ devices', () => {
  const world = async () => {
    const supplier = await aSupplier({ dueDays: [10, 60] })
    const [card, finance] = [await staffToken('card'), await staffToken('finance')]
    const wanted = { distributorId: supplier.id, name: 'فروشگاه مرکزی', dueDateInDays: 30 }
    const { body } = await post('/api/admin/merchants', wanted, { token: card })
    return { supplier, card, finance, wanted, merchantId: body.id as string }
  }

  test('a second person activates what one registered; the token works at once and dies at once', async ({
    assert,
  }) => {
    const { card, finance, merchantId, supplier } = await world()
    const holder = await aCardHolder()
    const made = await register(card, merchantId)
    assert.equal(made.status, 201)
    assert.equal((await activate(card, made.body.id)).status, 403)
    const first = await Promise.all([1, 2, 3].map(() => activate(finance, made.body.id)))
    assert.deepEqual(first.map(({ status }) => status).sort(), [200, 409, 409])
    const { token } = first.find(({ status }) => status === 200)!.body
    assert.equal((await charge({ token }, holder, 1_000_000)).status, 200)
    const client = await db
      .from('partner_clients')
      .where({ distributor_id: supplier.id, active: true })
    assert.sameDeepMembers(
      client.map(({ scopes }) => scopes),
      [['supplier'], ['device']]
    )

    const merchant = { name: 'بسته', dueDateInDays: 30, active: false }
    await put(`/api/admin/merchants/${merchantId}`, merchant, { token: card })
    assert.equal((await charge({ token }, holder, 1_000_000)).body.refusal, 'MERCHANT_CLOSED')
    assert.equal((await disable(card, made.body.id)).status, 200)
    assert.equal((await charge({ token }, holder, 1_000_000)).status, 401)
    assert.equal((await disable(card, made.body.id)).status, 409)
    assert.equal((await activate(finance, made.body.id)).status, 409)

    const { body: history } = await get(`/api/admin/devices/${made.body.id}/history`, {
      token: card,
    })
    assert.lengthOf(history.entries, 3)
    const shown = JSON.stringify((await get('/api/admin/devices', { token: card })).body)
    assert.notInclude(shown, token)
  })

  test('a device that wrong PINs have locked is opened with a reason, once, and its history tells it', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const [card, support] = [await staffToken('card'), await staffToken('support')]
    const path = `/api/admin/devices/${device.id}`
    const unlock = (token: string, reason = 'با فروشنده گفت‌وگو شد') =>
      post(`${path}/unlock`, { reason }, { token })
    assert.equal((await unlock(card)).status, 409)
    const lock = () =>
      db.table('failed_attempts').insert({
        who: device.id,
        purpose: 'DEVICE_PIN',
        failures: 20,
        last_at: clock.businessNow().toJSDate(),
        locked_until: clock.businessNow().plus({ hours: 3 }).toJSDate(),
      })
    await lock()
    assert.equal((await charge(device, holder, 1_000_000)).status, 429)
    assert.isNotNull((await get(path, { token: card })).body.lockedUntil)
    assert.equal((await unlock(support)).status, 403)
    assert.equal((await unlock(card, ' ')).status, 422)
    const both = await Promise.all([unlock(card), unlock(card)])
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 409]
    )
    assert.isNull((await get(path, { token: card })).body.lockedUntil)
    assert.equal((await charge(device, holder, 1_000_000)).status, 200)
    const { body } = await get(`${path}/history`, { token: card })
    assert.include(JSON.stringify(body.entries), 'با فروشنده گفت‌وگو شد')

    for (let times = 1; times < unlocksPerDay; times++) {
      await lock()
      assert.equal((await unlock(card)).status, 200)
    }
    await lock()
    const refused = await unlock(card)
    assert.equal(refused.status, 409)
    assert.include(refused.body.message, 'سه بار')
  })

  test('one person closes a merchant, and two open it again', async ({ assert }) => {
    const { card, merchantId } = await world()
    const second = await aSignedInStaff('card')
    const save = (token: string, active: boolean, name = 'فروشگاه') =>
      put(`/api/admin/merchants/${merchantId}`, { name, dueDateInDays: 30, active }, { token })
    const read = async () => (await get(`/api/admin/merchants/${merchantId}`, { token: card })).body
    assert.equal((await save(card, false)).status, 200)
    assert.equal((await save(card, true, 'نام تازه')).status, 200)
    assert.equal((await save(card, true)).status, 200)
    const asked = await read()
    assert.isFalse(asked.active)
    assert.equal(asked.name, 'فروشگاه', 'what guards nothing is changed at once')
    assert.isNotNull(asked.reactivationAskedBy)

    await Promise.all([1, 2, 3].map(() => save(second.token, true)))
    assert.containsSubset(await read(), { active: true, reactivationAskedBy: null })
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: merchantId, command: 'merchants.ask-reactivate' })
    assert.lengthOf(lines, 1)
  })

  test('nobody activates their own, nor one of whoever may register no more', async ({
    assert,
  }) => {
    const { merchantId } = await world()
    const [own, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    const made = await register(own.token, merchantId)
    assert.equal((await activate(own.token, made.body.id)).status, 422)
    await db.from('staff_users').where({ id: own.id }).update({ active: false })
    assert.equal((await activate(other.token, made.body.id)).status, 409)
    assert.equal((await activate(other.token, crypto.randomUUID())).status, 404)
  })

  test('refuses a merchant and a device that cannot be', async ({ assert }) => {
    const { card, wanted, merchantId } = await world()
    const foreign = crypto.randomUUID()
    await db.table('distributor_branches').insert({
      id: foreign,
      distributor_id: (await aSupplier()).id,
      name: 'شعبه دیگران',
      created_at: new Date(),
    })
    for (const wrong of [
      { distributorId: crypto.randomUUID() },
      { branchId: foreign },
      { dueDateInDays: 9 },
      { dueDateInDays: 61 },
      { name: ' ' },
    ]) {
      const answer = await post('/api/admin/merchants', { ...wanted, ...wrong }, { token: card })
      assert.equal(answer.status, 422, JSON.stringify(wrong))
    }
    assert.equal((await register(card, crypto.randomUUID())).status, 404)
    assert.equal((await register(card, merchantId, 'SN-1')).status, 201)
    const again = await register(card, merchantId, 'SN-1')
    assert.equal(again.body.errors[0].field, 'serial')
    const gone = await put(
      `/api/admin/merchants/${crypto.randomUUID()}`,
      { name: 'x', dueDateInDays: 30, active: true },
      { token: card }
    )
    assert.equal(gone.status, 404)
  })
})
