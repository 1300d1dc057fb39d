import { test } from '@japa/runner'
import { newId } from '#app/platform/values/ids'
import { get } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import { find, historyOf, pathOf, said } from './read.js'
import { aMovedBranch, aRunWithAPast, movedIban } from './road.js'

test.group('The history', (group) => {
  let settled: Awaited<ReturnType<typeof aRunWithAPast>>
  let branchId: string
  let auditor: string
  let newSupplier: { id: string }
  group.setup(async () => {
    settled = await aRunWithAPast()
    branchId = await aMovedBranch(settled.supplier.id)
    newSupplier = await aSupplier()
    auditor = await staffToken('auditor')
  })

  test('of a transfer goes from its approval to the bank’s last answer, with what was sent again', async ({
    assert,
  }) => {
    const { body } = await historyOf('payouts', settled.payout.id, await staffToken('finance'))
    assert.deepEqual(said(body), [
      ['پرداخت حواله', 'سامانه'],
      ['فرستادن دوباره حواله', 'نیما مالی'],
      ['فرستادن حواله به بانک', 'نیما مالی'],
    ])
    assert.containSubset(find(body, 'پرداخت حواله').facts, [{ as: 'code', after: '140309010007' }])
    assert.containSubset(find(body, 'فرستادن دوباره حواله').facts, [
      { label: 'شبا', as: 'code', after: movedIban },
    ])
    assert.containSubset(find(body, 'فرستادن حواله به بانک').facts, [{ label: 'مبلغ', as: 'rial' }])
    const distributorId = settled.supplier.id
    const outside = await get(`/api/distributor/payouts/${settled.payout.id}/history`, {
      token: await staffToken('distributor', { distributorId }),
    })
    assert.deepEqual(said(outside.body), [
      ['پرداخت حواله', 'سامانه'],
      ['فرستادن دوباره حواله', 'بانک'],
      ['فرستادن حواله به بانک', 'بانک'],
    ])
  })

  test('of a branch of a distributor tells who opened and who changed it', async ({ assert }) => {
    const { body } = await historyOf('branches', branchId, auditor)
    assert.deepEqual(said(body), [
      ['تغییر شعبه', 'سینا سرپرست'],
      ['شعبه تازه', 'سینا سرپرست'],
    ])
    assert.containSubset(find(body, 'تغییر شعبه').facts, [
      { label: 'نام', before: 'شعبه غرب', after: 'شعبه شرق' },
    ])
  })

  test('of either is there for whoever may see the record, and for nobody else', async ({
    assert,
  }) => {
    const stranger = (await signIn()).token
    const card = await staffToken('card')
    for (const [resource, id] of [
      ['payouts', settled.payout.id],
      ['branches', branchId],
    ] as const) {
      assert.equal((await get(pathOf(resource, id))).status, 401, resource)
      assert.equal((await historyOf(resource, id, stranger)).status, 403, resource)
      assert.equal((await historyOf(resource, id, card)).status, 403, resource)
      assert.equal((await historyOf(resource, newId(), auditor)).status, 404, resource)
    }
    const elsewhere = await staffToken('distributor', { distributorId: newSupplier.id })
    const path = `/api/distributor/payouts/${settled.payout.id}/history`
    assert.equal((await get(path, { token: elsewhere })).status, 404)
  })
})
