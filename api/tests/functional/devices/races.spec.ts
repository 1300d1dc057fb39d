import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pin, aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { anInvoice } from '#factories/invoice'
import { block, cardCodeFor, freeze, statusOf, unfreeze } from '#tests/support/cards'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { aContainer, charge, takeBack } from '#tests/support/devices'
import type { Answer } from '#tests/support/http'
import { enterCode, paymentCodeFor } from '#tests/support/orders'
import { heldUp, queuedUp, waitForLocks } from '#tests/support/races'

const amount = 60_000_000
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()
const world = async (cash = 0) => ({ device: await aDevice(), holder: await aCardHolder(cash) })

/** Holds an account of the ledger, as its owner alone may, until both requests wait for it. */
const whileLocked = async (account: string, requests: () => Promise<Answer>[]) => {
  const running = await db.connection('owner').transaction(async (trx) => {
    await trx.rawQuery('select from ledger.accounts where id = ? for update', [account])
    const started = requests()
    await waitForLocks(started.length)
    return started
  })
  return Promise.all(running)
}

test.group('Card payments at the same time', () => {
  test('twenty under one reference are one', async ({ assert }) => {
    const { device, holder } = await world()
    const reference = freshReference()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => charge(device, holder, 1_000_000, { reference }))
    )
    assert.deepEqual(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
    assert.equal(answers[0]!.status, 200)
    assert.equal(await usedOf(holder), answers[0]!.body.totalAmount)
  })

  test('twenty under one reference that are refused are one refusal, of a card and of a container', async ({
    assert,
  }) => {
    const { device, holder } = await world()
    const container = await aContainer(device, 9_000_000)
    for (const more of [{}, { amount: undefined, containerId: container.id }]) {
      const payment = { reference: freshReference(), paymentSource: 'WALLET', ...more }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => charge(device, holder, 9_000_000, payment))
      )
      assert.deepEqual(new Set(statuses(answers)), new Set([422]))
      assert.deepEqual(new Set(answers.map(({ body }) => body.refusal)), new Set(['NOT_ENOUGH']))
    }
  })

  test('and an invoice of the same line or wallet: one of them is paid', async ({ assert }) => {
    for (const source of ['CREDIT', 'WALLET'] as const) {
      const { device, holder } = await world(source === 'WALLET' ? 100_000_000 : 0)
      const { id } = await anInvoice({ shop: holder, amount })
      const code = await paymentCodeFor(holder, id, source)
      const account = source === 'CREDIT' ? holder.accountId : holder.walletId
      const answers = await whileLocked(account, () => [
        charge(device, holder, amount, { paymentSource: source }),
        enterCode(holder, id, code),
      ])
      assert.deepEqual(statuses(answers), [200, 422], source)
      const left = source === 'CREDIT' ? 100_000_000 - (await usedOf(holder)) : await cashOf(holder)
      assert.isAbove(left, 0)
    }
    await expectLedgerInBalance()
  })

  test('of one card keep to its day together', async ({ assert }) => {
    const { device, holder } = await world()
    await db.table('settings').insert({ key: 'cardDailyMaxRials', value: '25000000' })
    try {
      const answers = await heldUp({ table: 'cards', id: holder.cardId }, () =>
        [1, 2, 3].map(() => charge(device, holder, 10_000_000))
      )
      assert.deepEqual(
        statuses(answers),
        [200, 200, 422],
        JSON.stringify(answers.map(({ body }) => body))
      )
    } finally {
      await db.from('settings').where({ key: 'cardDailyMaxRials' }).delete()
    }
  })

  test('and a block of the card: what comes behind it is refused', async ({ assert }) => {
    const { device, holder } = await world()
    const code = await cardCodeFor(holder)
    const [blocked, paid] = await queuedUp<Answer>({ table: 'cards', id: holder.cardId }, [
      () => block(holder, code),
      () => charge(device, holder, amount),
    ])
    assert.deepEqual([blocked!.status, paid!.body.refusal], [200, 'CARD_BLOCKED'])
    assert.equal(await statusOf(holder), 'BLOCKED')
    assert.equal(await usedOf(holder), 0)
  })

  test('and the holder’s freezing: whoever is first decides', async ({ assert }) => {
    const { device, holder } = await world()
    const place = { table: 'cards', id: holder.cardId }
    const pay = () => charge(device, holder, 1_000_000)
    const close = () => freeze(holder)
    const [paid, closed] = await queuedUp<Answer>(place, [pay, close])
    assert.deepEqual([paid!.status, closed!.status], [200, 200])
    const used = await usedOf(holder)
    assert.isAbove(used, 0)
    await unfreeze(holder, await cardCodeFor(holder, 'UNFREEZE'))
    const [frozen, refused] = await queuedUp<Answer>(place, [close, pay])
    assert.deepEqual([frozen!.status, refused!.body.refusal], [200, 'CARD_FROZEN'])
    assert.equal(await statusOf(holder), 'FROZEN')
    assert.equal(await usedOf(holder), used)
    await expectLedgerInBalance()
  })

  test('and their own reversal end with nothing booked, whoever is first', async ({ assert }) => {
    const { device, holder } = await world()
    for (const order of ['payment', 'reversal']) {
      const reference = freshReference()
      const pay = () => charge(device, holder, amount, { reference })
      const back = () => takeBack(device, reference, amount)
      const calls = order === 'payment' ? [pay, back] : [back, pay]
      await Promise.all(calls.map((each) => each()))
      const { status } = await db.from('card_payments').where({ reference }).firstOrFail()
      assert.equal(status, 'REVERSED')
      assert.equal(await usedOf(holder), 0)
    }
    await expectLedgerInBalance()
  })

  test('five reversals of one give back once', async ({ assert }) => {
    const { device, holder } = await world()
    const reference = freshReference()
    await charge(device, holder, amount, { reference, pin })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => takeBack(device, reference, amount))
    )
    assert.deepEqual(statuses(answers), [200, 200, 200, 200, 200])
    assert.equal(await usedOf(holder), 0)
    await expectLedgerInBalance()
  })
})
