import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { freshPhone } from '#factories/fresh'
import { aSupplier, type Supplier } from '#factories/distributor'
import { saleOf } from '#factories/invoice'
import { anImage } from '#factories/papers'
import { expectLedgerInBalance } from '#tests/support/credit'
import { call, get, post, put, type Answer } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { owe } from '#tests/support/installments'
import { supply } from '#tests/support/orders'

const times = 20
const reason = 'گزارش همکار'
const listed = (phone: string) => ({ kind: 'PHONE', value: phone, reason })

interface World {
  shop: ShopWithCredit
  supplier: Supplier
  credit: string
  support: string
  content: string
  lineId: string
  newPhone: string
}
type Count = (world: World) => Promise<number>
const rowsOf =
  (table: string, where: (world: World) => object): Count =>
  async (world) =>
    Number((await db.from(table).where(where(world)).count('* as n').first()).n)

interface Case {
  what: string
  ask: (world: World, n: number) => Promise<Answer>
  /** How many of twenty may be done, and what it leaves. */
  done: number
  /** Those that wait in it may give up. */
  isLine?: true
  left: Count
  /** What the rest hears. */
  refused: number[]
}

const command = (name: string, body: (world: World) => object) => (world: World) =>
  post(`/api/admin/credit/${name}`, { reason, ...body(world) }, { token: world.credit })

const cases: Case[] = [
  {
    what: 'another limit',
    ask: command('change-limit', ({ lineId }) => ({ creditLineId: lineId, limit: 90_000_000 })),
    done: 1,
    left: rowsOf('audit_lines', ({ lineId }) => ({
      subject_id: lineId,
      command: 'credit.change-limit',
    })),
    refused: [409],
  },
  {
    what: 'a write-off',
    ask: command('write-off', ({ lineId }) => ({ creditLineId: lineId })),
    done: 1,
    left: rowsOf('approvals', () => ({ kind: 'WRITE_OFF', status: 'PENDING' })),
    refused: [409],
  },
  {
    what: 'a suspension',
    ask: command('suspend', ({ lineId }) => ({ creditLineId: lineId, blockReason: 'STAFF' })),
    done: 1,
    left: rowsOf('suspensions', ({ lineId }) => ({ line_id: lineId, reason: 'STAFF' })),
    refused: [409],
  },
  {
    what: 'another phone',
    ask: ({ shop, newPhone: phone, support: token }) =>
      post(`/api/admin/users/${shop.userId}/change-phone`, { phone, reason }, { token }),
    done: 1,
    left: rowsOf('change_requests', ({ shop }) => ({ subject_id: shop.userId })),
    refused: [409],
  },
  {
    what: 'an entry of the blacklist',
    ask: ({ shop, credit: token }) => post('/api/admin/blacklists', listed(shop.phone), { token }),
    done: 1,
    left: rowsOf('blacklist_entries', () => ({ kind: 'PHONE' })),
    refused: [409],
  },
  {
    what: 'a sale to who is on it',
    ask: ({ supplier, shop }, n) =>
      supply(supplier, 'sale', { ...saleOf(shop, 1_000_000), externalId: `twenty-${n}` }),
    done: 0,
    left: async () =>
      (await rowsOf('audit_lines', () => ({ command: 'blacklists.hit' }))({} as World)) - 1,
    refused: [422],
  },
  {
    what: 'a province',
    ask: ({ content: token }) => post('/api/admin/provinces', { name: 'استان بیستم' }, { token }),
    done: 1,
    left: rowsOf('provinces', () => ({ name: 'استان بیستم' })),
    refused: [409, 422],
  },
  {
    what: 'a statement as PDF',
    ask: ({ shop }) => get(`/api/statement/${shop.plan}?format=pdf`, { token: shop.token }),
    // One, and the line that waits for it; on a busy machine some wait too long.
    done: 5,
    isLine: true,
    left: async () => 5,
    refused: [429],
  },
]

test.group('Twenty calls at once of one account', (group) => {
  let world: World
  let neighbour: ShopWithCredit
  group.setup(async () => {
    const [shop, supplier] = [await aShopWithCredit(100_000_000), await aSupplier()]
    neighbour = await aShopWithCredit(100_000_000)
    await owe(shop, { amount: 5_000_000, dueDateInDays: 1 })
    const old = { due_date: '2020-01-01', status: 'PAST_DUE' }
    await db
      .from('installments')
      .whereIn('order_id', db.from('orders').where({ owner_id: shop.userId }).select('id'))
      .update(old)
    const line = await db.from('credit_lines').where({ owner_id: shop.userId }).firstOrFail()
    const [credit, support, content] = await Promise.all([
      staffToken('credit'),
      staffToken('support'),
      staffToken('super'),
    ])
    const newPhone = freshPhone()
    world = { shop, supplier, credit, support, content, lineId: line.id, newPhone }
  })

  /** What somebody else asks for meanwhile. */
  const others = () => [
    get('/api/user', { token: neighbour.token }),
    get(`/api/statement/${neighbour.plan}?format=pdf`, { token: neighbour.token }),
  ]

  for (const { what, ask, done, isLine, left, refused } of cases) {
    test(`${what}: is done ${done} times at most, and nobody else waits in vain`, async ({
      assert,
    }) => {
      const mine = Array.from({ length: times }, (_, n) => ask(world, n))
      const theirs = await Promise.all(others())
      const statuses = (await Promise.all(mine)).map(({ status }) => status)
      assert.deepEqual(
        theirs.map(({ status }) => status),
        [200, 200]
      )
      const isDone = (status: number) => status < 300
      const doneNow = statuses.filter(isDone).length
      if (isLine) assert.isTrue(doneNow > 0 && doneNow <= done, statuses.join())
      else assert.equal(doneNow, done, statuses.join())
      const wrong = statuses.filter((status) => !isDone(status) && !refused.includes(status))
      assert.deepEqual(wrong, [])
      assert.equal(await left(world), done)
    })
  }

  test('pictures of the special modal: thirty a day, and each command takes its turn', async ({
    assert,
  }) => {
    const bytes = await anImage()
    const send = (token: string) => {
      const form = new FormData()
      form.set('status', 'DISABLED')
      form.set('picture', new Blob([new Uint8Array(bytes)]), 'x.png')
      return call('PUT', '/api/admin/special-modal', { body: form, token })
    }
    const { content } = world
    const all = [...Array(2)].map(() =>
      Promise.all(Array.from({ length: times }, () => send(content)))
    )
    const statuses = (await Promise.all(all)).flat().map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 30, statuses.join())
    assert.equal(statuses.filter((status) => status === 429).length, 10)
    const [other] = await Promise.all([send(await staffToken('super')), ...others()])
    assert.equal(other!.status, 200)
  })

  test('those who may not are refused before anything is read', async ({ assert }) => {
    const token = await staffToken('card')
    const calls = [
      () => post('/api/admin/credit/suspend', {}, { token }),
      () => post('/api/admin/credit/change-limit', {}, { token }),
      () => post('/api/admin/credit/write-off', {}, { token }),
      () => post('/api/admin/blacklists', {}, { token }),
      () => post('/api/admin/provinces', {}, { token }),
      () => put('/api/admin/special-modal', {}, { token }),
      () => post(`/api/admin/users/${world.shop.userId}/change-phone`, {}, { token }),
      () => get('/api/user-suspensions/exports/excel', { token: world.supplier.token }),
    ]
    const twenty = calls.flatMap((ask) => Array.from({ length: times }, ask))
    const answers = await Promise.all(twenty)
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([403]))
    await expectLedgerInBalance()
  })
})
