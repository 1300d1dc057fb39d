import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { orderStatuses, type OrderStatus } from '#contracts/orders'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { cashOf, usedOf } from '#tests/support/credit'
import type { Answer } from '#tests/support/http'
import {
  askForCode,
  cancel,
  change,
  confirm,
  enterCode,
  freeze,
  orderRow,
  paymentCodeFor,
  reject,
  unfreeze,
} from '#tests/support/orders'

interface Command {
  /** What it is refused in, with the status of the answer. */
  refused: Partial<Record<OrderStatus, number>>
  run: (invoice: Invoice, shop: ShopWithCredit, code: string) => Promise<Answer>
}

/** Written out by hand, not read from the table of the product. */
const commands: Record<string, Command> = {
  'cancelled': {
    refused: { CANCELED: 409, CLOSED: 409, FRAUD: 409, TEST: 409 },
    run: (invoice) => cancel(invoice),
  },
  'changed': {
    refused: { HOLDED: 409, CANCELED: 409, CLOSED: 409, FRAUD: 409, TEST: 409 },
    run: (invoice) => change(invoice, 1_000_000),
  },
  'confirmed': {
    refused: {
      CREATED: 409,
      HOLDED: 409,
      COMPLETED: 409,
      CANCELED: 409,
      CLOSED: 409,
      FRAUD: 409,
      TEST: 409,
    },
    run: (invoice) => confirm(invoice),
  },
  'rejected': {
    refused: {
      CREATED: 409,
      HOLDED: 409,
      COMPLETED: 409,
      CANCELED: 409,
      CLOSED: 409,
      FRAUD: 409,
      TEST: 409,
    },
    run: (invoice) => reject(invoice),
  },
  'reported': {
    refused: { HOLDED: 409, CANCELED: 409, CLOSED: 409, FRAUD: 409, TEST: 409 },
    run: (invoice) => freeze(invoice),
  },
  'let go on': {
    refused: {
      CREATED: 409,
      HOLDED: 409,
      PENDING: 409,
      COMPLETED: 409,
      CANCELED: 409,
      CLOSED: 409,
      TEST: 409,
    },
    run: (invoice) => unfreeze(invoice),
  },
  'asked a code for': {
    refused: { PENDING: 409, COMPLETED: 409, CANCELED: 422, CLOSED: 422, FRAUD: 422, TEST: 422 },
    run: ({ id }, shop) => askForCode(shop, id, 'WALLET'),
  },
  'paid': {
    refused: { PENDING: 409, COMPLETED: 409, CANCELED: 422, CLOSED: 422, FRAUD: 422, TEST: 422 },
    run: ({ id }, shop, code) => enterCode(shop, id, code),
  },
}

const stateOf = async (shop: ShopWithCredit, id: string) => ({
  row: await orderRow(id),
  items: await db.from('order_items').where({ order_id: id }),
  audited: (await db.from('audit_lines').where({ subject_id: id })).length,
  told: (await db.from('outbox').whereRaw(`payload ->> 'orderId' = ?`, [id])).length,
  money: [await usedOf(shop), await cashOf(shop)],
})

test.group('An invoice', () => {
  for (const [name, { refused, run }] of Object.entries(commands)) {
    for (const status of orderStatuses) {
      const expected = refused[status]
      if (expected === undefined) continue
      test(`that is ${status} cannot be ${name}: ${expected}, and nothing changes`, async ({
        assert,
      }) => {
        const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
        const invoice = await anInvoice({ shop, amount: 10_000_000 })
        const code = await paymentCodeFor(shop, invoice.id)
        const status_before_fraud = status === 'FRAUD' ? 'CREATED' : null
        await db.from('orders').where({ id: invoice.id }).update({ status, status_before_fraud })
        const before = await stateOf(shop, invoice.id)
        const answer = await run(invoice, shop, code)
        assert.equal(answer.status, expected, JSON.stringify(answer.body))
        assert.match(answer.body.message, /[\u0600-\u06ff]/)
        assert.deepEqual(await stateOf(shop, invoice.id), before)
      })
    }
  }
})
