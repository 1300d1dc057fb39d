import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqlState } from '#app/platform/database/database'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { enterCode, paymentCodeFor } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'
import { aFinanceTeam, aMatureInvoice, preview, runCommand } from '#tests/support/settlement'
import { waitForLocks } from '#tests/support/races'

const stateOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(() => undefined, sqlState)

// What random histories cannot be sure to meet.
test.group('The last guards of the books', () => {
  test('two payments that reach one line together: the second sees what the first has left', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(10_000_000)
    const invoices = [
      await anInvoice({ shop, amount: 6_000_000 }),
      await anInvoice({ shop, amount: 6_000_000 }),
    ]
    const codes = [
      await paymentCodeFor(shop, invoices[0].id),
      await paymentCodeFor(shop, invoices[1].id),
    ]
    const held = await db.connection('owner').transaction()
    await held.rawQuery('select from ledger.accounts where id = ? for update', [shop.accountId])
    const paying = invoices.map(({ id }, at) => enterCode(shop, id, codes[at]))
    await waitForLocks(paying.length)
    await held.commit()
    const answers = await Promise.all(paying)
    // 422 is a payment's result; a broken CHECK would be a fault of ours.
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422]
    )
    assert.isBelow(await usedOf(shop), 10_000_001)
    await expectLedgerInBalance()
  })

  test('an invoice that is reported while its run is being approved makes the run stale', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const { id } = await aMatureInvoice(3_000_000)
    const { body: run } = await preview(team.maker)
    const [approved] = await heldUp(
      { table: 'orders', id },
      () => [runCommand(run.id, 'approve', team.checker)],
      (trx) =>
        trx
          .from('orders')
          .where({ id })
          .update({ status: 'FRAUD', status_before_fraud: 'COMPLETED' })
    )
    assert.equal(approved.status, 409, JSON.stringify(approved.body))
  })

  test('even the owner of the tables changes and deletes nothing that was booked', async ({
    assert,
  }) => {
    await aShopWithCredit(10_000_000)
    const owner = db.connection('owner')
    for (const statement of [
      'update ledger.entries set kind = kind',
      'delete from ledger.entries',
      'update ledger.postings set amount = amount',
      'delete from ledger.postings',
      'truncate ledger.postings',
      'update audit_lines set actor_name = actor_name',
      'delete from audit_lines',
    ]) {
      assert.equal(await stateOf(owner.rawQuery(statement)), 'KB005', statement)
    }
  })
})
