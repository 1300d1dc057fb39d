import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { pin, aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { eventually } from '#tests/support/eventually'
import { aShopThatOwes, expectLineMatchesDebts } from '#tests/support/installments'
import { orderRow } from '#tests/support/orders'
import { waitForLocks } from '#tests/support/races'
import { aServer } from '#tests/support/server'

const atOnce = 3
const limits = {
  COMMANDS_AT_ONCE: String(atOnce),
  DATABASE_POOL: '10',
  // Shorter than a held row is held, longer than a slow machine takes to look up two hundred sessions.
  DATABASE_POOL_WAIT_MS: '10000',
  DATABASE_LOCK_WAIT_MS: '60000',
}

interface Told {
  status: number
  retryAfter: string | null
  body: { title?: string; message?: string }
}

/** A process with the limits of production, on the secrets of the tests. */
const aLimitedServer = async (environment: Record<string, string> = {}) => {
  const { APP_KEY = '', CODE_PEPPER = '' } = process.env
  const server = await aServer({ APP_KEY, CODE_PEPPER, ...limits, ...environment })
  const ask = async (path: string, token: string, body?: object): Promise<Told> => {
    const response = await fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: body && JSON.stringify(body),
    })
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, body: (await response.json()) as Told['body'] }
  }
  return { ...server, ask }
}

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await db.rawQuery<{ rows: { waiting: number }[] }>(
    `select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
  )
  return rows[0]!.waiting
}

const statusesOf = (answers: Told[]) => answers.map(({ status }) => status)

/** Starts so many of one command. */
const flood = (count: number, command: () => Promise<Told>) => {
  const refused: Told[] = []
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      const told = await command()
      if (told.status === 429) refused.push(told)
      return told
    })
  )
  const untilRefused = (least: number) =>
    eventually('the surplus to be refused', async () => {
      // Answers arrive while it is asked.
      await waitingForLocks()
      return refused.length >= least
    })
  return { all, refused, untilRefused }
}

/** Whoever holds the row of another schema is its owner. */
const whileHeld = async (sql: string, bindings: string[], work: () => Promise<void>) => {
  const trx = await db.connection('owner').transaction()
  try {
    await trx.rawQuery(sql, bindings)
    await work()
  } finally {
    await trx.rollback()
  }
}

test.group('Commands that wait for one row', () => {
  test('two hundred repayments of one owner leave connections to reads and to the payments of others', async ({
    assert,
    cleanup,
  }) => {
    const server = await aLimitedServer()
    cleanup(() => server.stop())
    const amount = 1_000_000
    const { shop, debt } = await aShopThatOwes(50_000_000, { cash: 50_000_000 })
    const { shop: other, debt: otherDebt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    const pay = (token: string, id: string) =>
      server.ask(`/api/order/${shop.plan}/installments/${id}/pay`, token, { amount })

    let started!: ReturnType<typeof flood>
    await whileHeld(
      'select from ledger.accounts where id in (?, ?) for update',
      [shop.walletId, shop.accountId],
      async () => {
        started = flood(200, () => pay(shop.token, debt.installmentId))
        await waitForLocks(atOnce)
        await started.untilRefused(180)
        const reads = await Promise.all(
          Array.from({ length: 40 }, (_, i) =>
            server.ask(i % 2 ? '/api/user' : `/api/wallet/${shop.plan}/self`, other.token)
          )
        )
        assert.deepEqual(new Set(statusesOf(reads)), new Set([200]))
        const own = await server.ask('/api/user', shop.token)
        assert.equal(own.status, 200)
        assert.equal((await pay(other.token, otherDebt.installmentId)).status, 200)
        assert.equal(await waitingForLocks(), atOnce)
      }
    )
    const answers = await started.all
    const paid = answers.filter(({ status }) => status === 200).length
    assert.isAtLeast(paid, atOnce)
    assert.deepEqual(new Set(statusesOf(answers)), new Set([200, 429]))
    for (const { retryAfter, body } of started.refused) {
      assert.isAbove(Number(retryAfter), 0)
      assert.equal(body.title, 'ThrottledException')
      assert.match(body.message ?? '', /انجام نشد/)
    }
    assert.equal(await cashOf(shop), 50_000_000 - paid * amount)
    assert.equal(await usedOf(shop), 50_000_000 - paid * amount)
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })

  test('sixty updates of one invoice leave its program selling to others', async ({
    assert,
    cleanup,
  }) => {
    const server = await aLimitedServer()
    cleanup(() => server.stop())
    const { shop } = await aShopThatOwes(1_000_000)
    const invoice = await anInvoice({ shop, amount: 5_000_000 })
    const { referenceNumber, supplier } = invoice
    const update = () =>
      server.ask('/api/external/supplier/update', supplier.token, {
        referenceNumber,
        items: [{ itemName: 'روغن', unitType: 'کارتن', qty: 1, price: 4_000_000 }],
        grandTotalAmount: 4_000_000,
      })
    let started!: ReturnType<typeof flood>
    await whileHeld('select from orders where id = ? for update', [invoice.id], async () => {
      started = flood(60, update)
      await waitForLocks(atOnce)
      await started.untilRefused(45)
      const sales = await Promise.all(
        Array.from({ length: 10 }, () =>
          server.ask('/api/external/supplier/sale', supplier.token, saleOf(shop, 1_000_000))
        )
      )
      assert.deepEqual(new Set(statusesOf(sales)), new Set([201]))
      assert.equal(await waitingForLocks(), atOnce)
    })
    await started.all
    assert.equal((await orderRow(invoice.id)).status, 'CREATED')
  })

  test('sixty payments with one card at a chain store leave its tills to other cards', async ({
    assert,
    cleanup,
  }) => {
    const server = await aLimitedServer()
    cleanup(() => server.stop())
    const device = await aDevice({ scope: 'refah' })
    const [held, free] = [await aCardHolder(), await aCardHolder()]
    const sell = ({ cardNumber }: { cardNumber: string }) =>
      server.ask('/api/external/refah/sale', device.token, {
        externalId: freshReference(),
        cardNumber,
        pin,
        amount: 1_000_000,
      })
    let started!: ReturnType<typeof flood>
    await whileHeld(
      'select from ledger.accounts where id = ? for update',
      [held.accountId],
      async () => {
        started = flood(60, () => sell(held))
        await waitForLocks(1)
        await started.untilRefused(45)
        const others = [await sell(free), await sell(free), await sell(free)]
        assert.deepEqual(statusesOf(others), [201, 201, 201], JSON.stringify(others[0]!.body))
        assert.isAtMost(await waitingForLocks(), atOnce)
      }
    )
    const answers = await started.all
    assert.deepEqual(new Set(statusesOf(answers)), new Set([201, 429]))
    await expectLedgerInBalance()
  })

  test('large sales of all programs have one turn, and small ones wait for none of them', async ({
    assert,
    cleanup,
  }) => {
    const server = await aLimitedServer()
    cleanup(() => server.stop())
    const shop = await aShop()
    const [first, second, third] = [await aSupplier(), await aSupplier(), await aSupplier()]
    const items = Array.from({ length: 500 }, (_, line) => ({
      itemName: `روغن مایع ${line}`,
      unitType: 'کارتن',
      qty: 1,
      price: 1_000,
    }))
    const sell = (token: string, overrides: object = {}) =>
      server.ask('/api/external/supplier/sale', token, saleOf(shop, 500_000, overrides))
    let started!: ReturnType<typeof flood>
    let small!: Promise<Told>
    await whileHeld('lock table order_items in exclusive mode', [], async () => {
      let sent = 0
      started = flood(6, () => sell(sent++ % 2 ? first.token : second.token, { items }))
      await started.untilRefused(5)
      small = sell(third.token)
      await waitForLocks(2)
    })
    assert.deepEqual(statusesOf(await started.all).toSorted(), [201, 429, 429, 429, 429, 429])
    assert.equal((await small).status, 201)
  })

  test('a row that stays locked is told as 503, and nothing happened', async ({
    assert,
    cleanup,
  }) => {
    const server = await aLimitedServer({ DATABASE_LOCK_WAIT_MS: '200' })
    cleanup(() => server.stop())
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    await whileHeld(
      'select from ledger.accounts where id = ? for update',
      [shop.walletId],
      async () => {
        const path = `/api/order/${shop.plan}/installments/${debt.installmentId}/pay`
        const told = await server.ask(path, shop.token, {})
        assert.equal(told.status, 503)
        assert.isAbove(Number(told.retryAfter), 0)
      }
    )
    assert.equal(await cashOf(shop), 8_000_000)
    await expectLedgerInBalance()
  })
})
