import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { blocksOf, messagesTo, owe, repay, repayOldest } from '#tests/support/installments'
import { cancel } from '#tests/support/orders'
import { aLateFee, chargeFor, setLateFees } from '#tests/support/late_fees'
import { clock } from '#app/platform/time/clock'
import { anOldDebt, askWriteOff, dueDaysAgo, writeOff } from '#tests/support/write_offs'

const million = 1_000_000
const lossNow = async (): Promise<number> => {
  const [{ loss }] = await db
    .from('ledger.postings')
    .where('account', 'credit-loss')
    .select(db.raw('coalesce(sum(amount), 0)::bigint as loss'))
  return loss
}
const rowOf = async (creditLineId: string) => {
  const filter = encodeURIComponent(JSON.stringify({ creditLineId }))
  const path = `/api/admin/write-offs?filter=${filter}`
  return (await get(path, { token: await staffToken('finance') })).body[0]
}

test.group('A debt that is written off', () => {
  test('takes two people and is long past due; the rest of the line, the payout and what is owed stay', async ({
    assert,
  }) => {
    const { shop, debt } = await anOldDebt(20 * million)
    const { installmentId: younger } = await owe(shop, { amount: 5 * million })
    await dueDaysAgo(younger, 179)
    const loss = await lossNow()
    const payable = () =>
      db
        .from('ledger.postings')
        .where('account', 'distributor-payable')
        .where('party_id', debt.invoice.supplier.id)
        .sum('amount as sum')
    const owedToSupplier = await payable()
    const asker = await aSignedInStaff('finance')
    const preview = await askWriteOff(asker.token, shop.lineId, '?dryRun=true')
    assert.containSubset(preview.body, { status: 'WOULD_ASK', amounts: { amount: 20 * million } })
    assert.match(preview.body.message, /^سوخت کردن ۲۰٬۰۰۰٬۰۰۰ ریال بدهی به تأیید نفر دوم/)
    const asked = await askWriteOff(asker.token, shop.lineId)
    assert.containSubset(asked, { status: 200, body: { status: 'PENDING_APPROVAL' } })
    assert.equal((await askWriteOff(asker.token, shop.lineId)).status, 409)
    assert.equal(await usedOf(shop), 25 * million, 'nothing yet')
    const decide = (token: string) =>
      post(`/api/admin/approvals/${asked.body.approvalId}/approve`, {}, { token })
    const second = await staffToken('approver')
    const answers = await Promise.all([decide(second), decide(second), decide(second)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])

    assert.equal(await usedOf(shop), 5 * million)
    assert.equal((await lossNow()) - loss, 20 * million)
    assert.deepEqual(await payable(), owedToSupplier)
    assert.deepEqual(await blocksOf(shop), ['WRITTEN_OFF'])
    assert.containSubset(await rowOf(shop.lineId), {
      amount: 20 * million,
      recovered: 0,
      open: 20 * million,
      requestedBy: { id: asker.id },
    })
    // Its owner still owes it, and reads so.
    const { body: owed } = await get(`/api/order/${shop.plan}/installments/10/0`, {
      token: shop.token,
    })
    assert.includeMembers(
      owed.items.map(({ remainingAmount }: { remainingAmount: number }) => remainingAmount),
      [20 * million, 5 * million]
    )
    const { body: timeline } = await get(`/api/obligations/${shop.plan}`, {
      token: shop.token,
    })
    const lost = timeline.items.find(({ id }: { id: string }) => id === debt.installmentId)
    assert.deepEqual(lost.ifPaidToday, { amount: 20 * million, freesCredit: 0 })
    await expectLedgerInBalance()
  })

  test('closes its line for good: no renewal, no higher limit, and paying lifts nothing', async ({
    assert,
  }) => {
    const { shop } = await anOldDebt(8 * million, { cash: 8 * million })
    await writeOff(shop.lineId)
    const loss = await lossNow()
    assert.equal((await repayOldest(shop, { amount: 3 * million })).status, 200)
    assert.equal((await lossNow()) - loss, -3 * million, 'recovered')
    assert.containSubset(await rowOf(shop.lineId), { recovered: 3 * million, open: 5 * million })
    assert.equal((await repayOldest(shop, { amount: 5 * million })).status, 200)
    assert.equal(await cashOf(shop), 0)
    assert.equal(await usedOf(shop), 0)
    assert.deepEqual(await blocksOf(shop), ['WRITTEN_OFF'])
    await settle()
    const texts = (await messagesTo(shop.phone)).map(({ text }) => text)
    assert.isFalse(texts.some((text) => text.includes('به اعتبارتان بازگشت')))
    assert.isTrue(texts.some((text) => text.includes('۳٬۰۰۰٬۰۰۰ ریال انجام شد')))
    const token = await staffToken('credit')
    const { lineId: creditLineId } = shop
    const raise = { creditLineId, limit: 100 * million, reason: 'درخواست' }
    await post('/api/admin/credit/change-limit', { ...raise, limit: 50 * million }, { token })
    assert.equal((await post('/api/admin/credit/change-limit', raise, { token })).status, 409)
    await db.from('credit_lines').where('id', creditLineId).update({ expires_on: '2026-11-20' })
    const renewal = await post('/api/admin/credit/grant-renewal', { creditLineId }, { token })
    assert.equal(renewal.status, 422)
    assert.match(renewal.body.message, /سوخت شده/)
    await expectLedgerInBalance()
  })

  test('is recovered together with a debt that was not: each rial counts where it belongs', async ({
    assert,
  }) => {
    const { shop } = await anOldDebt(8 * million, { cash: 10 * million })
    await owe(shop, { amount: 6 * million })
    await writeOff(shop.lineId)
    const loss = await lossNow()
    await repayOldest(shop, { amount: 10 * million })
    assert.equal((await lossNow()) - loss, -8 * million)
    assert.equal(await usedOf(shop), 4 * million)
    await expectLedgerInBalance()
  })

  test('is less of a loss when the invoice is taken back', async ({ assert }) => {
    const { shop, debt } = await anOldDebt(8 * million)
    await writeOff(shop.lineId)
    const loss = await lossNow()
    assert.equal((await cancel(debt.invoice)).status, 200)
    assert.equal((await lossNow()) - loss, -8 * million)
    assert.equal(await usedOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('leaves out what was paid meanwhile, and fails when nothing is left', async ({ assert }) => {
    const { shop, debt } = await anOldDebt(8 * million, { cash: 11 * million })
    const { installmentId: other } = await owe(shop, { amount: 3 * million })
    await dueDaysAgo(other, 200)
    const token = await staffToken('credit')
    const approve = async (approvalId: string) =>
      post(
        `/api/admin/approvals/${approvalId}/approve`,
        {},
        { token: await staffToken('approver') }
      )
    const { body } = await askWriteOff(token, shop.lineId)
    const loss = await lossNow()
    await Promise.all([
      repay(shop, debt.installmentId, {}),
      repay(shop, other, { amount: 1 * million }),
    ])
    assert.equal((await approve(body.approvalId)).status, 200)
    assert.equal((await lossNow()) - loss, 2 * million)
    const { shop: paid, debt: whole } = await anOldDebt(4 * million, { cash: 4 * million })
    const { body: late } = await askWriteOff(token, paid.lineId)
    await repay(paid, whole.installmentId)
    assert.equal((await approve(late.approvalId)).status, 409)
    const { status } = await db.from('approvals').where('id', late.approvalId).firstOrFail()
    assert.equal(status, 'FAILED')
    assert.deepEqual(await blocksOf(paid), [])
    await expectLedgerInBalance()
  })

  test('and a repayment at the same time: every rial is either repaid, lost or recovered', async ({
    assert,
  }) => {
    const token = await staffToken('approver')
    for (let round = 0; round < 4; round++) {
      const { shop, debt } = await anOldDebt(6 * million, { cash: 4 * million })
      const { body } = await askWriteOff(await staffToken('credit'), shop.lineId)
      const approve = () => post(`/api/admin/approvals/${body.approvalId}/approve`, {}, { token })
      const pay = () => repay(shop, debt.installmentId, { amount: 4 * million })
      const answers = await Promise.all(round % 2 ? [approve(), pay()] : [pay(), approve()])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200]
      )
      assert.equal(await usedOf(shop), 0)
      assert.equal((await rowOf(shop.lineId)).open, 2 * million)
    }
    await expectLedgerInBalance()
  })

  test('is refused to others, for what is not old enough, and for lines that are not there', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100 * million)
    const { installmentId } = await owe(shop, { amount: 5 * million })
    await dueDaysAgo(installmentId, 180)
    const token = await staffToken('credit')
    const young = await askWriteOff(token, shop.lineId)
    assert.equal(young.status, 422)
    assert.match(young.body.message, /۱۸۰ روز/)
    assert.equal((await askWriteOff(token, shop.lineId, '?dryRun=true')).status, 422)
    assert.equal((await askWriteOff(token, newId())).status, 404)
    assert.equal((await askWriteOff(token, 'x')).status, 422)
    for (const other of [await staffToken('support'), shop.token]) {
      assert.equal((await askWriteOff(other, shop.lineId)).status, 403)
    }
    assert.equal(
      (await get('/api/admin/write-offs', { token: await staffToken('card') })).status,
      403
    )
  })
})

test.group('The late fees of a debt that is written off', () => {
  test('are income that will not come; nothing more is charged', async ({ assert }) => {
    const { shop, installmentId } = await aLateFee()
    await dueDaysAgo(installmentId, 200)
    const fee = () => db.from('late_fees').where('installment_id', installmentId).firstOrFail()
    const { charged } = await fee()
    await writeOff(shop.lineId)
    const unset = await setLateFees()
    await chargeFor(clock.today())
    await unset()
    assert.containSubset(await fee(), { charged, forgiven: charged })
    assert.equal((await rowOf(shop.lineId)).lateFees, charged)
    await expectLedgerInBalance()
  })
})
