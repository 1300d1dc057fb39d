import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import KeepVersions from '#database/migrations/0850_keep_versions_of_invoices'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { payWithCode, returnTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const lineColumns = ['order_id', 'line', 'item_name', 'unit_type', 'qty', 'price']

/** What the migration sends to the database. */
const statementsOf = async (): Promise<string[]> => {
  const sent: string[] = []
  const migration = { schema: { raw: (sql: string) => sent.push(sql) } }
  await KeepVersions.prototype.up.call(migration as never)
  return sent
}

/** The tables as they were: the lines of each invoice as they stand now, and nothing of what they were. */
const takeBack = async (trx: TransactionClientContract) => {
  const now = 'select order_id, line, item_name, unit_type, qty, price from order_items'
  await trx.rawQuery(`create table lines_of_before as ${now}`)
  await trx.rawQuery('drop table order_lines, order_payments, order_versions cascade')
  await trx.rawQuery('alter table lines_of_before rename to order_items')
}

test.group('Invoices of before versions were kept', () => {
  test('keep their lines to the rial as their first version, and nobody claims to know what was agreed to', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const [unpaid, paid, returned] = [
      await anInvoice({ shop, amount: 3_000_000 }),
      await anInvoice({ shop, amount: 4_000_000 }),
      await anInvoice({ shop, amount: 6_000_000 }),
    ]
    for (const { id } of [paid, returned]) ok(await payWithCode(shop, id))
    ok(await returnTo(returned, 1_500_000))
    const trx = await db.connection('owner').transaction()
    try {
      const lines = () => trx.from('order_items').orderBy(['order_id', 'line']).select(lineColumns)
      const before = await lines()
      await takeBack(trx)
      for (const sql of await statementsOf()) await trx.rawQuery(sql)
      assert.deepEqual(await lines(), before)
      const versions = await trx.from('order_versions').orderBy('order_id')
      assert.lengthOf(versions, await countOf(trx))
      for (const { version, cause } of versions) assert.deepEqual([version, cause], [1, 'UNKNOWN'])
      const [whole] = versions.filter(({ order_id: id }) => id === returned.id)
      assert.equal(Number(whole.grand_total_amount), 1_500_000)
      assert.lengthOf(await trx.from('order_payments'), 0)
      const ids = [unpaid.id, paid.id, returned.id]
      const kept = await trx.from('order_items').whereIn('order_id', ids).select('order_id')
      assert.sameMembers(
        kept.map(({ order_id: id }) => id),
        ids
      )
    } finally {
      await trx.rollback()
    }
  })
})

const countOf = async (trx: TransactionClientContract): Promise<number> =>
  Number((await trx.from('orders').count('* as count').firstOrFail()).count)
