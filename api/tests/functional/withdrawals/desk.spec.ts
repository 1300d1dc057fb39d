import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aShop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import {
  approve,
  aWithdrawal,
  listOf,
  refuse,
  toldOf,
  walletPath,
  withdraw,
} from '#tests/support/withdrawals'

test.group('A withdrawal at the desk', (group) => {
  group.setup(() => cleanDatabase())

  test('is decided by nobody before the account was asked about', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const { body } = await withdraw(shop, 2_000_000)
    await db.from('withdrawals').where({ id: body.id }).update({ iban_answer: 'PENDING' })
    const finance = await staffToken('finance')
    assert.equal((await approve(finance, body.id)).status, 409)
    await settle()
    assert.equal((await approve(finance, body.id)).status, 200)
  })

  test('is refused by staff with a reason that the owner reads', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const finance = await staffToken('finance')
    const id = await aWithdrawal(shop, 2_000_000)
    assert.equal(
      (await post(`/api/admin/withdrawals/${id}/refuse`, {}, { token: finance })).status,
      422
    )
    assert.equal((await refuse(finance, id)).status, 200)
    const { items } = await listOf(shop)
    assert.containsSubset(items[0], {
      status: 'CANCELED',
      endedBy: 'STAFF',
      reason: 'نام صاحب حساب یکی نیست',
    })
    assert.include((await toldOf(shop.phone, 'withdrawal-refused'))[0], 'نام صاحب حساب یکی نیست')
    assert.equal((await refuse(finance, id)).status, 409)
    assert.equal((await approve(finance, id)).status, 409)

    const approved = await aWithdrawal(shop, 3_000_000)
    await approve(finance, approved)
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-approved'), 1)
    assert.equal((await refuse(finance, approved)).status, 200)
    assert.equal(await cashOf(shop), 5_000_000)
    await expectLedgerInBalance()
  })

  test("is a stranger's to nobody", async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const id = await aWithdrawal(shop, 2_000_000)
    const stranger = await aShop()
    const seen = await get(walletPath(stranger, `withdrawals/${id}`), { token: stranger.token })
    assert.equal(seen.status, 404)
    assert.equal((await listOf(stranger)).meta.total, 0)
    for (const role of ['kyc', 'credit', 'legal', 'card', 'support', 'auditor'] as const) {
      const token = await staffToken(role)
      assert.equal((await approve(token, id)).status, 403, role)
      assert.equal((await refuse(token, id)).status, 403, role)
    }
    const kyc = await staffToken('kyc')
    assert.equal((await get('/api/admin/withdrawals', { token: kyc })).status, 403)
    assert.equal((await get('/api/wallet/nothing/withdrawable', { token: shop.token })).status, 404)
    assert.equal((await get(walletPath(shop, 'withdrawable'))).status, 401)
  })

  test('shows at the desk with what was asked and answered', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const id = await aWithdrawal(shop, 2_000_000)
    const token = await staffToken('finance')
    const { body } = await get(`/api/admin/withdrawals/${id}`, { token })
    assert.containsSubset(body, {
      id,
      ownerName: 'نرگس کسب‌وکار',
      amount: 2_000_000,
      cash: 3_000_000,
      ibanAnswer: 'MATCHED',
      waitsForMember: false,
    })
    const { body: history } = await get(`/api/admin/withdrawals/${id}/history`, { token })
    const told = JSON.stringify(history)
    assert.include(told, 'درخواست برداشت از کیف پول')
    assert.include(told, 'استعلام شبا')
  })
})
