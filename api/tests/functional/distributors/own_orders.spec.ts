import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { anInvoice } from '#factories/invoice'
import { newId } from '#app/platform/values/ids'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { linesOf, orderRow, payWithCode, textsTo } from '#tests/support/orders'
import { listQuery } from '#tests/support/resources'

const million = 1_000_000

const aHouse = async () => {
  const [supplier, stranger] = [await aSupplier({ requiresConfirmation: true }), await aSupplier()]
  const branchId = newId()
  await db.table('distributor_branches').insert({
    ...{ id: branchId, distributor_id: supplier.id, name: 'شعبه شمال' },
    created_at: new Date(),
  })
  const distributorId = supplier.id
  return {
    ...{ supplier, branchId },
    manager: await staffToken('distributor', { distributorId }),
    clerk: await staffToken('branch', { distributorId, branchId }),
    accountant: await staffToken('accountant', { distributorId }),
    rival: await staffToken('distributor', { distributorId: stranger.id }),
  }
}
type House = Awaited<ReturnType<typeof aHouse>>

const command = (token: string, id: string, name: string, body: object = {}, key?: string) =>
  post(`/api/distributor/orders/${id}/${name}`, body, { token, key })

test.group('A distributor’s invoices at the desk', (group) => {
  let house: House
  group.setup(async () => {
    house = await aHouse()
  })
  const paid = async (amount = 10 * million) => {
    const shop = await aShopWithCredit(50 * million)
    const invoice = await anInvoice({ shop, amount, supplier: house.supplier })
    await payWithCode(shop, invoice.id)
    return { shop, invoice }
  }

  test('are confirmed, once', async ({ assert }) => {
    const { invoice } = await paid()
    assert.equal((await orderRow(invoice.id)).status, 'PENDING')
    const { status, body } = await command(house.manager, invoice.id, 'confirm')
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.status, 'COMPLETED')
    const again = await command(house.manager, invoice.id, 'confirm')
    assert.equal(again.body.title, 'AlreadyProcessedException')
    const line = await db
      .from('audit_lines')
      .where({ subject_id: invoice.id, command: 'orders.confirm' })
      .firstOrFail()
    assert.equal(line.actor_type, 'staff')
  })

  test('are cancelled with a reason, and the line is free again', async ({ assert }) => {
    const { shop, invoice } = await paid()
    assert.equal((await command(house.manager, invoice.id, 'cancel')).status, 422)
    const cancelled = await command(house.manager, invoice.id, 'cancel', { reason: 'نداریم' })
    assert.equal(cancelled.body.status, 'CANCELED')
    assert.equal(await usedOf(shop), 0)
    assert.include(await textsTo(shop.phone), 'invoice-refunded')
    await expectLedgerInBalance()
  })

  test('take goods back, once for one intention, and never before they are paid', async ({
    assert,
  }) => {
    const { shop, invoice } = await paid()
    const [line] = await linesOf(invoice.id)
    const left = {
      items: [{ ...line, qty: 0.4 }],
      grandTotalAmount: 4 * million,
      formerTotalAmount: 10 * million,
    }
    const key = newId()
    const answers = await Promise.all(
      [1, 2, 3].map(() => command(house.manager, invoice.id, 'return', left, key))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    assert.equal((await orderRow(invoice.id)).grand_total_amount, 4 * million)
    // Somebody else who still sees ten million would give back less than they mean to.
    assert.equal((await command(house.manager, invoice.id, 'return', left)).status, 409)
    const more = {
      items: [{ ...line, qty: 1 }],
      grandTotalAmount: 10 * million,
      formerTotalAmount: 4 * million,
    }
    assert.equal((await command(house.manager, invoice.id, 'return', more)).status, 422)
    await expectLedgerInBalance()

    const unpaid = await anInvoice({ shop, amount: million, supplier: house.supplier })
    const [unpaidLine] = await linesOf(unpaid.id)
    const half = {
      items: [{ ...unpaidLine, qty: 0.5 }],
      grandTotalAmount: million / 2,
      formerTotalAmount: million,
    }
    assert.equal((await command(house.manager, unpaid.id, 'return', half)).status, 409)
  })

  test('are not cancelled once their goods were confirmed as received', async ({ assert }) => {
    const { shop, invoice } = await paid()
    await command(house.manager, invoice.id, 'confirm')
    const path = `/api/order/${invoice.id}/receipt`
    const received = await post(path, { received: true }, { token: shop.token })
    assert.equal(received.status, 200, JSON.stringify(received.body))
    const cancelled = await command(house.manager, invoice.id, 'cancel', { reason: 'x' })
    assert.equal(cancelled.status, 409)
    assert.equal((await orderRow(invoice.id)).status, 'COMPLETED')
  })

  test('of a branch are its own; others have nothing to say', async ({ assert }) => {
    const { supplier, branchId, clerk, rival, accountant } = house
    const { invoice } = await paid()
    const shop = await aShopWithCredit(50 * million)
    const overrides = { branchId }
    const ofBranch = await anInvoice({ shop, amount: million, supplier, overrides })
    await payWithCode(shop, ofBranch.id)
    const commands = [
      ['confirm', {}],
      ['cancel', { reason: 'x' }],
      [
        'return',
        {
          items: await linesOf(invoice.id),
          grandTotalAmount: 10 * million,
          formerTotalAmount: 10 * million,
        },
      ],
    ] as const
    const bank = await staffToken('super')
    for (const [name, body] of commands) {
      for (const token of [clerk, rival])
        assert.equal((await command(token, invoice.id, name, body)).status, 404, name)
      for (const token of [accountant, bank])
        assert.equal((await command(token, invoice.id, name, body)).status, 403, name)
    }
    assert.equal((await orderRow(invoice.id)).status, 'PENDING')
    assert.equal((await command(clerk, ofBranch.id, 'confirm')).status, 200)
  })

  test('and what is owed for them are read by its people, without phones and codes', async ({
    assert,
  }) => {
    const { manager, clerk, rival } = house
    const { shop, invoice } = await paid()
    await command(manager, invoice.id, 'confirm')
    const debts = async (token: string) =>
      (await get(`/api/distributor/installments?${listQuery({})}`, { token })).body as {
        orderId: string
      }[]
    const mine = (await debts(manager)).find(({ orderId }) => orderId === invoice.id)
    assert.exists(mine)
    assert.notInclude(JSON.stringify(mine), shop.phone)
    assert.notProperty(mine, 'nationalCode')
    for (const name of ['phone', 'amount', 'paidAmount', 'remainingAmount', 'clearedAt']) {
      assert.notProperty(mine, name)
    }
    for (const token of [clerk, rival]) {
      assert.notInclude(
        (await debts(token)).map(({ orderId }) => orderId),
        invoice.id
      )
    }
  })
})
