import { test } from '@japa/runner'
import { fmcg } from '#factories/shop'
import { aPaidInvoice, dispute, missing, staffDecide } from '#tests/support/disputes'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import {
  blocksOf,
  debtOf,
  expectLineMatchesDebts,
  installmentRow,
  letDaysPass,
  repayOldest,
  templatesTo,
} from '#tests/support/installments'
import { installmentOf } from '#tests/support/orders'

const million = 1_000_000

test.group('Collection of a disputed invoice', () => {
  test('asks for the rest alone, and for all of it when it was refused', async ({ assert }) => {
    const whole = await aPaidInvoice()
    const { shop } = whole
    const { body: all } = await dispute(shop, whole.id, [missing(10), missing(2, 2)])
    const { id: installmentId } = await installmentOf(whole.id)
    const timeline = async () => (await get(`/api/obligations/${fmcg}`, shop)).body
    const { items, totals } = await timeline()
    assert.deepEqual([items, totals.owedAmount], [[], 0])
    assert.equal(totals.disputedAmount, 12 * million)
    await letDaysPass(6)
    assert.equal((await installmentRow(installmentId)).status, 'AWAITING_DUE_DATE')
    assert.containSubset((await debtOf(shop)).summary, {
      owedAmount: 0,
      disputedAmount: 12 * million,
      pastDueAmount: 0,
      nextDueAmount: 0,
      nextDueDate: null,
    })
    await letDaysPass(11)
    assert.isEmpty(await blocksOf(shop))
    assert.notInclude((await templatesTo(shop.phone)).join(), 'installment')
    const refused = await staffDecide(await staffToken('finance'), all.disputeId, 'refuse')
    assert.equal(refused.status, 200)
    await letDaysPass(1)
    assert.equal((await installmentRow(installmentId)).status, 'PAST_DUE')
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
  })

  test('lifts a block for arrears at once, and takes what is not disputed first', async ({
    assert,
  }) => {
    const older = await aPaidInvoice()
    const { shop } = older
    const younger = await aPaidInvoice({ shop })
    await letDaysPass(17)
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await dispute(shop, older.id, [missing(10), missing(2, 2)])
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    const summary = { pastDueAmount: 12 * million, pastDueCount: 1, owedAmount: 12 * million }
    assert.containSubset((await debtOf(shop)).summary, summary)
    // The older one falls due first, but waits.
    const paid = await repayOldest(shop, { amount: 12 * million })
    const { id: youngerId } = await installmentOf(younger.id)
    assert.deepEqual(
      paid.body.repayment.installments.map(({ id }: { id: string }) => id),
      [youngerId]
    )
    assert.isEmpty(await blocksOf(shop))
    const rows = (await debtOf(shop)).items
    assert.containSubset(rows, [{ orderId: older.id, disputedAmount: 12 * million }])
    await expectLineMatchesDebts(shop)

    const third = await aPaidInvoice({ shop })
    await letDaysPass(17)
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await dispute(shop, third.id, [missing(10), missing(2, 2)])
    assert.isEmpty(await blocksOf(shop))
  })
})
