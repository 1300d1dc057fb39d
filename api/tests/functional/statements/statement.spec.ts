import assertStrict from 'node:assert/strict'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StatementLine } from '@kasbeno/api/answers'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { toPersianDigits } from '#contracts/digits'
import { words } from '#contracts/words'
import { aShop, aShopWithCredit, fmcg, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { cashOf, usedOf } from '#tests/support/credit'
import { letBookInThePast } from '#tests/support/database'
import { get } from '#tests/support/http'
import { owe, repay } from '#tests/support/installments'
import { payWithCode, returnTo } from '#tests/support/orders'
import { backwards, readPdf } from '#tests/support/pdf'
import { exported, sheetOf } from '#tests/support/resources'
import { anOldDebt, writeOff } from '#tests/support/write_offs'

const statementOf = (shop: { token: string; plan?: string }, query = '') =>
  get(`/api/statement/${shop.plan ?? fmcg}${query}`, { token: shop.token })

/** What one booking did, as an independent book keeps it. */
interface Kept {
  day: string
  wallet: number
  line: number
}

/** The last moment of a day in Tehran, its first, and one between. */
const clocks = ['00:00:00.000', '11:30:00.000', '23:59:59.999']

/** Books what a day brings: a charge, a purchase on credit or a repayment. */
const book = async (shop: ShopWithCredit, kept: Kept, time: string) => {
  const rest = kept.wallet - kept.line
  const lines = [
    { account: 'wallet', party: shop.walletId, amount: -kept.wallet },
    { account: 'credit-used', party: shop.accountId, amount: kept.line },
    { account: 'bank-funding', party: null, amount: rest },
  ].filter(({ amount }) => amount !== 0)
  const kind = kept.line > 0 ? 'INVOICE_PAID_FROM_CREDIT' : 'INSTALLMENT_PAID'
  const id = newId()
  await asOwner((trx) =>
    trx.knexRawQuery(
      `select ledger.post(?, ?, 'test', ?, ?, ?, ?::text[], ?::uuid[], ?::bigint[])`,
      [
        newId(),
        kept.line === 0 ? 'GATEWAY_CAPTURED' : kind,
        id,
        `test:${id}`,
        `${kept.day}T${time}+03:30`,
        lines.map(({ account }) => account),
        lines.map(({ party }) => party),
        lines.map(({ amount }) => amount),
      ] as never
    )
  )
}

const random = (max: number) => 1 + Math.floor(Math.random() * max)

/** A year of bookings on random days, in the order of time, as wallet and line allow. */
const aRandomYear = async (shop: ShopWithCredit, begin: string): Promise<Kept[]> => {
  const days = Array.from({ length: 40 }, () => random(360)).sort((one, other) => one - other)
  const book_: Kept[] = []
  let [cash, used] = [0, 0]
  for (const day of days) {
    const repaid = Math.min(cash, used, random(900_000))
    const [wallet, line] =
      Math.random() < 0.4
        ? [random(1_000_000), 0]
        : Math.random() < 0.5 || repaid === 0
          ? [0, random(1_000_000)]
          : [-repaid, -repaid]
    const kept = { day: addDays(begin, day), wallet, line }
    ;[cash, used] = [cash + wallet, used + line]
    book_.push(kept)
    await book(shop, kept, clocks[random(3) - 1])
  }
  return book_
}

const sum = (lines: readonly Kept[], account: 'wallet' | 'line') =>
  lines.reduce((total, { [account]: amount }) => total + amount, 0)

test.group('The statement', (group) => {
  group.setup(letBookInThePast)

  test('of any period adds up to the ledger, to the rial: opening + movements = closing', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const [before, usedBefore] = [await cashOf(shop), await usedOf(shop)]
    assertStrict.deepEqual([before, usedBefore], [0, 0])
    const today = clock.today()
    const begin = addDays(today, -365)
    const kept = await aRandomYear(shop, begin)
    const periods: [number, number][] = [
      [0, 365],
      [365, 365],
      ...Array.from({ length: 25 }, (): [number, number] => {
        const from = random(364)
        return [from, from + random(365 - from) - 1]
      }),
      // A day on which something was booked, alone.
      ...kept.slice(0, 5).map(({ day }): [number, number] => {
        const at = Math.round((Date.parse(day) - Date.parse(begin)) / 86_400_000)
        return [at, at]
      }),
    ]
    for (const [first, last] of periods) {
      const [from, to] = [addDays(begin, first), addDays(begin, last)]
      const { status, body } = await statementOf(shop, `?from=${from}&to=${to}`)
      assert.equal(status, 200)
      const within = kept.filter(({ day }) => from <= day && day <= to)
      const before = kept.filter(({ day }) => day < from)
      // What the fee of the world itself moved lies on the last day, and leaves nothing.
      const moved = (body.items as StatementLine[]).filter(
        ({ kind }) => !kind.startsWith('PLATFORM')
      )
      for (const account of ['wallet', 'line'] as const) {
        const told = body[account]
        assert.equal(told.opening, sum(before, account), `${account} at ${from}`)
        assert.equal(
          told.closing,
          sum(before, account) + sum(within, account),
          `${account} at ${to}`
        )
        assert.equal(told.opening + told.raised - told.lowered, told.closing)
        const balances = body.items.map((item: StatementLine) => item[`${account}Balance`])
        assert.equal(balances.at(-1) ?? told.opening, told.closing)
        assert.isTrue(balances.every((balance: number) => balance >= 0))
      }
      const charges = moved.filter(({ wallet, line }) => wallet !== 0 || line !== 0)
      assert.isAtLeast(charges.length, within.length)
    }
    const { body } = await statementOf(shop, `?from=${begin}&to=${today}`)
    assert.equal(body.wallet.closing, await cashOf(shop))
    assert.equal(body.line.closing, await usedOf(shop))
  })

  test('tells what each movement was for, and is the same table as a file from right to left', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    await fillWallet(shop, 30_000_000)
    const debt = await owe(shop, { amount: 8_000_000 })
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    const bought = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, bought.id, 'WALLET')
    await returnTo(bought, 4_000_000)
    const { body } = await statementOf(shop)
    assert.deepEqual(
      body.items
        .slice(-4)
        .map((item: StatementLine) => [item.title, item.wallet, item.line, item.orderId]),
      [
        [words.entryKind.INVOICE_PAID_FROM_CREDIT, 0, 8_000_000, debt.invoice.id],
        ['بازپرداخت', -3_000_000, -3_000_000, null],
        [words.entryKind.INVOICE_PAID_FROM_WALLET, -10_050_000, 0, bought.id],
        [words.entryKind.INVOICE_REVERSED, 6_030_000, 0, bought.id],
      ]
    )
    const { external_id: number } = await db
      .from('orders')
      .where('id', debt.invoice.id)
      .firstOrFail()
    assert.equal(body.items.at(-3).repaidInvoices, number)
    assert.deepInclude(body, { plan: fmcg, to: clock.today(), from: addDays(clock.today(), -29) })
    assert.equal(body.wallet.closing, await cashOf(shop))
    assert.equal(body.line.closing, 5_000_000)

    const file = await exported(`/api/statement/${fmcg}?format=xlsx`, shop.token)
    assert.equal(file.status, 200)
    assert.match(
      file.headers.get('content-disposition') ?? '',
      /statement(-14\d\d-\d\d-\d\d){2}\.xlsx/
    )
    const { sheet, rows } = await sheetOf(file.bytes)
    assert.containSubset(sheet.views, [{ rightToLeft: true }])
    const [head, opening, ...rest] = rows
    const column = (name: string) => head.findIndex((header) => String(header).startsWith(name))
    assert.equal(column('مانده دیرکرد'), -1, 'who never had a late fee')
    const [wallet, used] = [column('مانده کیف پول'), column('اعتبار مصرف‌شده')]
    assert.deepEqual([opening[wallet], opening[used]], [body.wallet.opening, body.line.opening])
    assert.lengthOf(rest, body.items.length + 2)
    const closing = rest.at(-1)!
    assert.deepEqual([closing[wallet], closing[used]], [body.wallet.closing, body.line.closing])
    const total = (name: string) =>
      rest.slice(0, -2).reduce((made, row) => made + Number(row[column(name)] ?? 0), 0)
    assert.equal(total('واریز به کیف پول'), body.wallet.raised)
    assert.equal(total('برداشت از کیف پول'), body.wallet.lowered)
    assert.equal(rest.at(-2)![column('واریز به کیف پول')], body.wallet.raised)
  })

  test('is a PDF too, and none of another period than that of the screen', async ({ assert }) => {
    const shop = await aShopWithCredit(10_000_000, { cash: 70_000 })
    const file = await exported(`/api/statement/${fmcg}?format=pdf`, shop.token)
    assert.equal(file.status, 200)
    assert.equal(file.headers.get('content-type'), 'application/pdf')
    assert.match(
      file.headers.get('content-disposition') ?? '',
      /statement(-14\d\d-\d\d-\d\d){2}\.pdf/
    )
    assert.equal(file.headers.get('cache-control'), 'private, no-store')
    assert.equal(file.bytes.subarray(0, 5).toString(), '%PDF-')
    assert.equal(file.bytes.subarray(-6).toString().trim(), '%%EOF')
    const { pages } = readPdf(file.bytes)
    const { national_code: code } = await db.from('users').where('phone', shop.phone).firstOrFail()
    assert.include(pages.flat().join('\n'), toPersianDigits(code))
  })

  test('keeps a debt that was written off, until it is paid and taken back', async ({ assert }) => {
    const { shop, debt } = await anOldDebt(8_000_000, { cash: 3_000_000 })
    const before = (await statementOf(shop)).body
    assert.equal(before.writtenOff.closing, 0)
    const lineIsClosing = before.line.closing
    const { id } = await db.from('credit_lines').where('owner_id', shop.userId).firstOrFail()
    await writeOff(id)
    const owedOutside = async () => {
      const { body } = await statementOf(shop)
      const { line, writtenOff } = body
      return [line.closing, writtenOff.raised, writtenOff.lowered, writtenOff.closing]
    }
    assert.deepEqual(await owedOutside(), [0, lineIsClosing, 0, lineIsClosing])
    const { body: home } = await get(`/api/home/${fmcg}`, { token: shop.token })
    assert.equal(home.registration.renewalRefusal, 'WRITTEN_OFF', 'said at once, not at its end')
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    const rest = lineIsClosing - 3_000_000
    assert.deepEqual(await owedOutside(), [0, lineIsClosing, 3_000_000, rest])
    const returned = 2_000_000
    await returnTo(debt.invoice, returned)
    const [, , , left] = await owedOutside()
    const open = await db.from('installments').where('id', debt.installmentId).firstOrFail()
    assert.equal(left, open.amount - open.paid_amount - open.reversed_amount)
    assert.isBelow(left, rest)

    const pdf = await exported(`/api/statement/${fmcg}?format=pdf`, shop.token)
    const text = readPdf(pdf.bytes).pages.flat().join('\n')
    assert.include(text, backwards('بدهی بیرون از اعتبار'))
    const { rows } = await sheetOf(
      (await exported(`/api/statement/${fmcg}?format=xlsx`, shop.token)).bytes
    )
    const at = rows[0].findIndex((header) => String(header).startsWith('مانده بدهی بیرون'))
    assert.equal(rows.at(-1)![at], left)
  })

  test('is of the caller alone, in a plan of theirs, for days that exist', async ({ assert }) => {
    const [shop, stranger] = [await aShopWithCredit(10_000_000, { cash: 70_000 }), await aShop()]
    const others = (await statementOf(stranger)).body
    assert.deepEqual([others.items, others.wallet.closing], [[], 0])
    assert.equal((await statementOf({ token: 'nobody' })).status, 401)
    for (const plan of ['kasbeno-fmcg-legal', 'nobody', '..%2f']) {
      assert.equal((await statementOf({ ...shop, plan })).status, 404, plan)
    }
    assert.equal((await statementOf({ ...shop, plan: 'kasbeno-digital-real' })).status, 422)
    const hostile = [
      'from=2026-13-01',
      'from=2026-02-30',
      'from=0000-01-01',
      'from=0001-01-01&to=0001-02-01&format=pdf',
      'from=0001-01-01&to=9999-12-31',
      'from=9999-12-31',
      'from[]=2026-01-01&from[]=2026-01-02',
      "to=2026-01-01'--",
      'format=pdfx',
      'format=csv',
      `from=${clock.today()}&to=2020-01-01`,
    ]
    for (const query of hostile) {
      const { status, body } = await statementOf(shop, `?${query}`)
      assert.equal(status, 422, query)
      assert.match(body.errors[0].message, /[\u0600-\u06ff]/, query)
    }
    const persian = encodeURIComponent('۲۰۲۶-۰۱-۰۱')
    assert.equal((await statementOf(shop, `?from=${persian}&to=${persian}`)).status, 200)
  })
})
