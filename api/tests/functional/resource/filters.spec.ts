import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)

test.group('A filter by amounts', () => {
  test('takes both of its ends, and what lies between', async ({ assert }) => {
    const token = await staffToken('support')
    const [shop, supplier] = [await aShop(), await aSupplier()]
    const ids: string[] = []
    for (const amount of [999, 1000, 1001, 2000, 2001]) {
      ids.push((await anInvoice({ shop, amount, supplier })).id)
    }
    const within = async (grandTotalAmount: object) => {
      const filter = { distributorId: supplier.id, grandTotalAmount }
      const found = await list('orders', token, { filter, sort: ['createdAt', 'ASC'] })
      assert.equal(found.status, 200)
      return idsOf(found)
    }
    assert.deepEqual(await within({ from: 1000, to: 2000 }), ids.slice(1, 4))
    assert.deepEqual(await within({ from: 1001 }), ids.slice(2))
    assert.deepEqual(await within({ to: 1001 }), ids.slice(0, 3))
    assert.deepEqual(await within({ from: 2000, to: 2000 }), [ids[3]])
    assert.deepEqual(await within({ from: '۲۰۰۰', to: '٢٠٠١' }), ids.slice(3))
    assert.deepEqual(await within({ from: 2002 }), [])
  })
})

test.group('A filter by days', () => {
  test('takes both of its ends, and what lies between', async ({ assert }) => {
    const token = await staffToken('finance')
    const { id: recordedBy } = await db.from('staff_users').firstOrFail()
    const days = ['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']
    const deposits = days.map((day) => ({
      id: newId(),
      indicator: 'MELLAT',
      amount: 1,
      tracking_number: newId(),
      deposited_on: day,
      recorded_by: recordedBy,
      recorded_at: new Date(),
    }))
    await db.table('gateway_deposits').multiInsert(deposits)
    const within = async (depositedOn: object) => {
      const found = await list('gateway-deposits', token, { filter: { depositedOn } })
      const ids = idsOf(found)
      return days.filter((_, index) => ids.includes(deposits[index].id))
    }
    assert.deepEqual(await within({ from: '2026-03-21', to: '2026-03-22' }), days.slice(1, 3))
    assert.deepEqual(await within({ from: '2026-03-22' }), days.slice(2))
    assert.deepEqual(await within({ to: '۲۰۲۶-۰۳-۲۱' }), days.slice(0, 2))
    assert.deepEqual(await within({ from: '2026-03-23', to: '2026-03-23' }), days.slice(3))
  })
})

test.group('A filter by a part of a name', () => {
  test('takes the wild cards of SQL for letters', async ({ assert }) => {
    const token = await staffToken('finance')
    const { id: distributorId } = await aSupplier()
    const names = ['شعبهٔ غرب', 'شعبهٔ ۱۰۰٪ %', 'شعبه_شرق', 'شعبه\\جنوب']
    const rows = names.map((name) => ({
      id: newId(),
      distributor_id: distributorId,
      name,
      created_at: new Date(),
    }))
    await db.table('distributor_branches').multiInsert(rows)
    const found = async (name: string) => {
      const answer = await list('branches', token, { filter: { distributorId, name } })
      const ids = idsOf(answer)
      return names.filter((_, index) => ids.includes(rows[index].id))
    }
    assert.deepEqual(await found('شعبه'), names)
    assert.deepEqual(await found('%'), [names[1]])
    assert.deepEqual(await found('_'), [names[2]])
    assert.deepEqual(await found('\\'), [names[3]])
    assert.deepEqual(await found('غ%ب'), [])
  })
})
