import { test } from '@japa/runner'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  cancel,
  enterCode,
  freeze,
  freezeEventsOf,
  orderRow,
  paymentCodeFor,
  payWithCode,
} from '#tests/support/orders'
import { queuedUp } from '#tests/support/races'
import { aFinanceTeam, aMatureInvoice, preview, runCommand } from '#tests/support/settlement'

const limit = 50_000_000

test.group('A report against what happens at the same time', () => {
  test('four at once report once', async ({ assert }) => {
    const invoice = await anInvoice({ shop: await aShopWithCredit(limit), amount: 1_000_000 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => freeze(invoice)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    assert.lengthOf(await freezeEventsOf(invoice), 1)
  })

  test('a payment before it is frozen with its invoice; one after it is refused', async ({
    assert,
  }) => {
    for (const isBefore of [true, false]) {
      const shop = await aShopWithCredit(limit)
      const invoice = await anInvoice({ shop, amount: 1_000_000 })
      const code = await paymentCodeFor(shop, invoice.id)
      const pay = () => enterCode(shop, invoice.id, code)
      const report = () => freeze(invoice)
      const row = { table: 'orders', id: invoice.id }
      const answers = await queuedUp(row, isBefore ? [pay, report] : [report, pay])
      const expected = isBefore ? [200, 200] : [200, 422]
      assert.deepEqual(
        answers.map(({ status }) => status),
        expected
      )
      const { status, status_before_fraud: before } = await orderRow(invoice.id)
      assert.deepEqual([status, before], ['FRAUD', isBefore ? 'COMPLETED' : 'CREATED'])
      assert.equal((await usedOf(shop)) > 0, isBefore)
    }
    await expectLedgerInBalance()
  })

  test('a cancellation before it leaves nothing to report; one after it is refused', async ({
    assert,
  }) => {
    for (const commands of [
      [cancel, freeze],
      [freeze, cancel],
    ]) {
      const shop = await aShopWithCredit(limit)
      const invoice = await anInvoice({ shop, amount: 1_000_000 })
      await payWithCode(shop, invoice.id)
      const answers = await queuedUp(
        { table: 'orders', id: invoice.id },
        commands.map((command) => () => command(invoice))
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 409]
      )
      const isCanceled = commands[0] === cancel
      assert.equal((await orderRow(invoice.id)).status, isCanceled ? 'CANCELED' : 'FRAUD')
      assert.equal((await usedOf(shop)) === 0, isCanceled)
    }
    await expectLedgerInBalance()
  })

  test('an approval of its run before it keeps what it took; one after it is stale', async ({
    assert,
  }) => {
    for (const isBefore of [true, false]) {
      const team = await aFinanceTeam()
      const invoice = await aMatureInvoice(3_000_000)
      const { body: run } = await preview(team.maker)
      const approve = () => runCommand(run.id, 'approve', team.checker)
      const report = () => freeze(invoice)
      const row = { table: 'orders', id: invoice.id }
      const answers = await queuedUp(row, isBefore ? [approve, report] : [report, approve])
      assert.deepEqual(
        answers.map(({ status }) => status),
        isBefore ? [200, 200] : [200, 409]
      )
      const { status, payout_settled: isTaken } = await orderRow(invoice.id)
      assert.deepEqual([status, isTaken], ['FRAUD', isBefore])
      if (!isBefore) await runCommand(run.id, 'cancel', team.maker)
    }
  })

  test('a run that has just taken an invoice keeps it from being cancelled', async ({ assert }) => {
    const team = await aFinanceTeam()
    const invoice = await aMatureInvoice(3_000_000)
    const { body: run } = await preview(team.maker)
    const [approved, canceled] = await queuedUp({ table: 'orders', id: invoice.id }, [
      () => runCommand(run.id, 'approve', team.checker),
      () => cancel(invoice),
    ])
    assert.deepEqual([approved.status, canceled.status], [200, 409])
    assert.equal((await orderRow(invoice.id)).status, 'COMPLETED')
    await expectLedgerInBalance()
  })
})
