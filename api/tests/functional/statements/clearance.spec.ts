import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopWithCredit, fmcg, type Shop } from '#factories/shop'
import { get } from '#tests/support/http'
import { owe, repay } from '#tests/support/installments'
import { freeze } from '#tests/support/orders'
import { readPdf } from '#tests/support/pdf'
import { exported } from '#tests/support/resources'
import { anOldDebt, writeOff } from '#tests/support/write_offs'

const letterOf = (shop: Pick<Shop, 'token'>) => exported(`/api/clearance/${fmcg}`, shop.token)
const refusalOf = async (shop: Pick<Shop, 'token'>) => {
  const { status, body } = await get(`/api/clearance/${fmcg}`, { token: shop.token })
  return [status, body.message]
}
const isClear = async ({ token }: Pick<Shop, 'token'>) =>
  (await get(`/api/obligations/${fmcg}`, { token })).body.isClear

/** What people read, word for word. */
const said = {
  noCredit: 'هنوز اعتباری به شما داده نشده است؛ نامه تسویه حساب برای اعتبار پرداخت‌شده است.',
  owes: 'هنوز بدهی باز دارید. پس از پرداخت همه آن می‌توانید نامه تسویه حساب بگیرید.',
  disputed:
    'مشکلی که از کالا گزارش کرده‌اید یا خریدی با کارت هنوز به پایان نرسیده است. پس از پایان آن می‌توانید نامه تسویه حساب بگیرید.',
}

test.group('The letter of clearance', () => {
  test('is given when all is repaid, signed, with a code that leads to its check', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 10_000_000 })
    const { installmentId } = await owe(shop, { amount: 5_000_000, dueDateInDays: 30 })
    assert.deepEqual(await refusalOf(shop), [422, said.owes])
    assert.isFalse(await isClear(shop))
    await repay(shop, installmentId, { amount: 5_000_000 })
    assert.isTrue(await isClear(shop))

    const { status, headers, bytes } = await letterOf(shop)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(headers.get('cache-control'), 'private, no-store')
    const text = readPdf(bytes).pages.flat().join('\n')
    const [id] = /(?<=\/check\/)[0-9a-f-]{36}/.exec(text) ?? []
    const { body } = await get(`/api/signed-files/${id}`)
    assert.deepEqual(
      [body.kind, body.digest],
      ['CLEARANCE', createHash('sha256').update(bytes).digest('hex')]
    )
    assert.deepEqual(Object.keys(body).sort(), ['digest', 'issuedAt', 'kind'])
    // It is shown to others.
    assert.notInclude(text, toPersianDigits(shop.phone))
    const lines = await db
      .from('audit_lines')
      .where({ command: 'credit-lines.take-clearance', actor_id: shop.userId })
    assert.deepEqual(
      lines.map(({ after }) => after),
      [{ signedFileId: id }]
    )
  })

  test('is refused while goods are disputed or a debt that was written off is open', async ({
    assert,
  }) => {
    const frozen = await aShopWithCredit(100_000_000)
    await freeze((await owe(frozen, { amount: 1_000_000, dueDateInDays: 30 })).invoice)
    assert.deepEqual(await refusalOf(frozen), [422, said.disputed])
    const lost = await anOldDebt(2_000_000)
    await writeOff(lost.shop.lineId)
    assert.deepEqual(await refusalOf(lost.shop), [422, said.owes])
    assert.isFalse(await isClear(lost.shop))
    await freeze(
      (await db.from('orders').where({ owner_id: lost.shop.userId }).firstOrFail()) as {
        id: string
      }
    )
    assert.deepEqual(await refusalOf(lost.shop), [422, said.disputed])
    assert.isFalse(await isClear(lost.shop))
  })

  test('is no letter of another plan or of who has no credit', async ({ assert }) => {
    const shop = await aShop()
    assert.deepEqual(await refusalOf(shop), [422, said.noCredit])
    const other = await get('/api/clearance/kasbeno-legal', { token: shop.token })
    assert.equal(other.status, 404)
  })

  test('is taken twenty times a day by one person', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const quota = limiter.use('database', { requests: 20, duration: '1 day' })
    await quota.set(`clearance:${shop.userId}`, 20, '1 day')
    const [status, message] = await refusalOf(shop)
    assert.equal(status, 429)
    assert.include(message, 'فردا')
  })

  test('what we never issued is unknown', async ({ assert }) => {
    for (const id of [newId(), 'x', '%00'])
      assert.equal((await get(`/api/signed-files/${id}`)).status, 404)
  })
})
