import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { aShopThatPaid, aShopWithCredit, type Shop } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

const limit = 100_000_000
const command = (name: string, token: string, body: object) =>
  post(`/api/admin/credit/${name}`, { reason: 'بررسی', ...body }, { token })
const isBlocked = async (shop: Shop): Promise<boolean> =>
  (await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })).body
    .creditBlocked

test.group('Suspending credit', () => {
  test('blocks and opens a line, by its registration or by itself, and tells the owner', async ({
    assert,
  }) => {
    const { id: first, token } = await aSignedInStaff('credit')
    const second = await staffToken('credit')
    const shop = await aShopWithCredit(limit)
    const { registrationId, lineId: creditLineId } = shop
    const blocks = async () =>
      (await get(`/api/admin/credit-lines/${creditLineId}`, { token })).body.blocks
    assert.equal((await command('suspend', token, { registrationId })).status, 200)
    assert.isTrue(await isBlocked(shop))
    assert.equal((await command('suspend', token, { creditLineId })).status, 409)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await command('unsuspend', token, { creditLineId })
      assert.deepEqual([status, body], [200, { status: 'PENDING_APPROVAL' }])
      assert.containSubset(await blocks(), [{ reason: 'STAFF', liftAskedBy: { id: first } }])
    }
    assert.isTrue(await isBlocked(shop))
    const { body } = await command('unsuspend', second, { creditLineId })
    assert.deepEqual(body, { status: 'UNSUSPENDED' })
    assert.isFalse(await isBlocked(shop))
    assert.equal((await command('unsuspend', token, { registrationId })).status, 409)
    await settle()
    const sms = await db.from('sandbox_sms').where('phone', shop.phone).select('template')
    const templates = sms.map(({ template }) => template)
    assert.includeMembers(templates, ['credit-suspended', 'credit-unsuspended'])
    const lines = await db.from('audit_lines').where('subject_id', creditLineId).orderBy('id')
    assert.deepEqual(
      lines.map(({ command: name, reason }) => [name, reason]),
      [
        ['credit.suspend', 'بررسی'],
        ['credit.ask-unsuspend', 'بررسی'],
        ['credit.unsuspend', 'بررسی'],
      ]
    )
  })

  test('takes away its own reason alone', async ({ assert }) => {
    const token = await staffToken('credit')
    const shop = await aShopWithCredit(limit)
    await db.table('suspensions').insert({
      line_id: shop.lineId,
      reason: 'ARREARS',
      blocked_at: new Date(),
    })
    const { registrationId } = shop
    assert.equal((await command('suspend', token, { registrationId })).status, 200)
    for (const officer of [token, await staffToken('credit')]) {
      assert.equal((await command('unsuspend', officer, { registrationId })).status, 200)
    }
    assert.isTrue(await isBlocked(shop))
    assert.equal((await command('unsuspend', token, { registrationId })).status, 409)
    // Nobody is told that the line is open while another block stays.
    await settle()
    const told = await db.from('sandbox_sms').where('phone', shop.phone).select('template')
    const templates = told.map(({ template }) => template)
    assert.include(templates, 'credit-suspended')
    assert.notInclude(templates, 'credit-unsuspended')
  })

  test('names a line that is there, with a reason', async ({ assert }) => {
    const token = await staffToken('credit')
    const shop = await aShopThatPaid(limit)
    const { registrationId } = shop
    assert.equal((await command('suspend', token, { registrationId })).status, 409)
    assert.equal((await command('suspend', token, { registrationId: newId() })).status, 404)
    assert.equal((await command('suspend', token, { creditLineId: newId() })).status, 404)
    assert.equal((await command('suspend', token, {})).status, 422)
    assert.equal((await command('suspend', token, { registrationId, reason: ' ' })).status, 422)
  })

  test('is for those who may', async ({ assert }) => {
    const { registrationId, token } = await aShopWithCredit(limit)
    for (const name of ['suspend', 'unsuspend', 'revolve']) {
      assert.equal((await command(name, token, { registrationId })).status, 403)
      const kyc = await staffToken('kyc')
      assert.equal((await command(name, kyc, { registrationId })).status, 403)
    }
  })

  test('against an allocation: it is refused before, or blocks after, and nothing is lost', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    for (let round = 0; round < 5; round++) {
      const shop = await aShopThatPaid(limit)
      const { registrationId } = shop
      const [given, blocked] = await Promise.all([
        post('/api/admin/credit/allocate', { registrationId, amount: limit }, { token }),
        command('suspend', token, { registrationId }),
      ])
      assert.equal(given.status, 200)
      assert.include([200, 409], blocked.status)
      assert.equal(await isBlocked(shop), blocked.status === 200)
    }
    await expectLedgerInBalance()
  })

  test('four at once block once', async ({ assert }) => {
    const token = await staffToken('credit')
    const { registrationId, lineId } = await aShopWithCredit(limit)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => command('suspend', token, { registrationId }))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    assert.lengthOf(await db.from('credit_blocks').where('line_id', lineId), 1)
  })
})
