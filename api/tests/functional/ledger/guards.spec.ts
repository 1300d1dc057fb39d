import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { EntryKind } from '#contracts/ledger'
import Ledger from '#app/money/ledger/ledger'
import { ownerColumns, personIn } from '#app/people/owners/owner'
import { gatewayCaptured, invoicePaidFromCredit } from '#app/money/ledger/domain/entries'
import { credit, debit, entry, house, kept, type Entry } from '#app/money/ledger/domain/entry'
import { CreditTooLow, UnknownAccount, WalletTooLow } from '#app/money/ledger/exceptions'
import { sqlState, transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { decideLimit } from '#tests/support/credit'
import { bookAnything, cleanDatabase } from '#tests/support/database'

const ledger = new Ledger()
const plan = 'kasbeno-fmcg-real'
const someone = () => personIn(newId(), plan)

const book = (kind: EntryKind, lines: Entry, key?: string) =>
  transaction((trx) => ledger.post(kind, lines, { type: 'test', id: newId() }, trx, key ?? newId()))
const wallet = (owner = someone()) => transaction((trx) => ledger.walletOf(owner, trx))
const line = async (limit: number) => {
  const owner = someone()
  const id = await transaction((trx) => ledger.creditAccountOf(owner, trx))
  const now = new Date()
  await db.table('credit_lines').insert({
    id: newId(),
    ...ownerColumns(owner),
    plan,
    account_id: id,
    allocated_at: now,
    expires_on: '2999-01-01',
    created_at: now,
    updated_at: now,
  })
  await decideLimit(id, limit)
  return id
}
const row = (id: string) => db.from('ledger.accounts').where({ id }).firstOrFail()
const use = (id: string, amount: number) =>
  book(
    'INVOICE_PAID_FROM_CREDIT',
    invoicePaidFromCredit(id, {
      distributorId: newId(),
      grandTotal: amount,
      productFee: 0,
      productFeeVat: 0,
      bankFee: 0,
    })
  )
const repay = (id: string, amount: number) =>
  book('INSTALLMENT_COLLECTED', [
    debit(house('bank-funding'), amount),
    credit(kept('credit-used', id), amount),
  ])
const spend = (id: string, amount: number) =>
  book('PLATFORM_FEE_PAID', [
    debit(kept('wallet', id), amount),
    credit(house('platform-fee-deferred'), amount),
  ])
const refusedBy = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason
  )
  return sqlState(error)
}

// These bookings belong to no payment and no invoice: what follows must not find them.
test.group('The database guards the ledger', (group) => {
  group.setup(bookAnything)
  group.teardown(cleanDatabase)

  test('postings that do not sum to zero are refused, even without our code', async ({
    assert,
  }) => {
    const unbalanced = [
      { account: 'bank-funding', party: null, amount: 5 },
      { account: 'vat-payable', party: null, amount: -4 },
    ] as const
    assert.equal(await refusedBy(book('GATEWAY_SETTLED', unbalanced)), 'KB004')
    assert.equal(await refusedBy(book('GATEWAY_SETTLED', unbalanced.slice(0, 1))), 'KB004')
  })

  test("the application's role can neither write, change nor delete a booking", async ({
    assert,
  }) => {
    const denied = '42501'
    for (const statement of [
      `insert into ledger.postings values ('${newId()}', 1, 'vat-payable', null, 5)`,
      'update ledger.entries set kind = kind',
      'delete from ledger.postings',
      'update ledger.accounts set balance = 0',
      'truncate ledger.entries',
      'delete from audit_lines',
      'update audit_lines set actor_name = actor_name',
    ]) {
      assert.equal(await refusedBy(db.rawQuery(statement)), denied, statement)
    }
  })

  test('a wallet never falls below zero', async ({ assert }) => {
    const id = await wallet()
    await book('GATEWAY_CAPTURED', gatewayCaptured(id, 100))
    await spend(id, 60)
    await assert.rejects(() => spend(id, 41), WalletTooLow)
    assert.equal((await row(id)).balance, 40)
  })

  test('a credit line holds its limit to the rial', async ({ assert }) => {
    const id = await line(1000)
    await use(id, 999)
    await assert.rejects(() => use(id, 2), CreditTooLow)
    await use(id, 1)
    assert.equal((await row(id)).balance, 1000)
  })

  test('a limit below what is used follows the repayments down to its target', async ({
    assert,
  }) => {
    const id = await line(1000)
    await use(id, 800)
    await decideLimit(id, 300)
    assert.containSubset(await row(id), { credit_limit: 800, target_limit: 300 })
    await assert.rejects(() => use(id, 1), CreditTooLow)
    await repay(id, 200)
    assert.equal((await row(id)).credit_limit, 600)
    await repay(id, 500)
    assert.containSubset(await row(id), { balance: 100, credit_limit: 300 })
    await use(id, 200)
  })

  test('a posting to an account that was never opened is a fault', async ({ assert }) => {
    await assert.rejects(() => spend(newId(), 1), UnknownAccount)
  })

  test('one key books once, and a repetition changes nothing, even when it could not be booked now', async ({
    assert,
  }) => {
    const id = await wallet()
    const key = newId()
    await book('GATEWAY_CAPTURED', gatewayCaptured(id, 100))
    const pay = () =>
      book(
        'PLATFORM_FEE_PAID',
        entry([debit(kept('wallet', id), 100), credit(house('platform-fee-deferred'), 100)]),
        key
      )
    assert.isNotNull(await pay())
    assert.isNull(await pay())
    assert.equal((await row(id)).balance, 0)
  })

  test('one customer has one wallet, whoever opens it first', async ({ assert }) => {
    const owner = someone()
    const ids = await Promise.all(Array.from({ length: 8 }, () => wallet(owner)))
    assert.lengthOf(new Set(ids), 1)
  })
})

test.group('Many bookings at once', (group) => {
  group.setup(bookAnything)
  group.teardown(cleanDatabase)

  test('fifty payments race for a line that holds ten: ten are booked', async ({ assert }) => {
    const id = await line(1000)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => use(id, 100)))
    const booked = results.filter(({ status }) => status === 'fulfilled')
    assert.lengthOf(booked, 10)
    assert.equal((await row(id)).balance, 1000)
  })

  test('entries that name two wallets in opposite order never wait for each other in a circle', async ({
    assert,
  }) => {
    const [a, b] = await Promise.all([wallet(), wallet()])
    await book('GATEWAY_CAPTURED', gatewayCaptured(a, 1000))
    await book('GATEWAY_CAPTURED', gatewayCaptured(b, 1000))
    const move = (from: string, to: string) =>
      book('GATEWAY_SETTLED', [debit(kept('wallet', from), 1), credit(kept('wallet', to), 1)])
    await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? move(a, b) : move(b, a))))
    assert.equal((await row(a)).balance + (await row(b)).balance, 2000)
  })

  test('a booking whose commit comes too late is undone, so that past balances stand', async ({
    assert,
  }) => {
    const id = newId()
    const late = db
      .connection('owner')
      .insertQuery()
      .table('ledger.entries')
      .insert({
        id,
        kind: 'GATEWAY_SETTLED',
        source_type: 'test',
        source_id: id,
        idempotency_key: id,
        booked_at: DateTime.utc().minus({ seconds: 5 }).toJSDate(),
        business_at: new Date(),
      })
    assert.equal(await refusedBy(late), 'KB006')
    assert.isNull(await db.from('ledger.entries').where({ id }).first())
  })

  test('a transaction whose COMMIT the database refuses is refused to its caller', async ({
    assert,
  }) => {
    const refused = transaction(async (trx) => {
      await ledger.post('GATEWAY_SETTLED', [], { type: 'test', id: newId() }, trx)
      return 'acknowledged'
    })
    assert.equal(await refusedBy(refused), 'KB004')
  })
})
