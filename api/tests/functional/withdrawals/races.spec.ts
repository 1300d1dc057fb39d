import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting, setting } from '#app/reference/settings/settings'
import { answerIbanInquiry } from '#app/money/withdrawals/jobs/answer_iban_inquiry'
import { aShop, aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { asOwner } from '#factories/as_owner'
import { codeFor } from '#factories/messages'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'
import { heldUp, waitForLocks } from '#tests/support/races'
import {
  approve,
  askCode,
  aWithdrawal,
  cancel,
  codeOf,
  enter,
  ownIban,
  refuse,
  rowOf,
  withdraw,
} from '#tests/support/withdrawals'

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const entriesOf = async (id: string) =>
  (
    await db
      .from('ledger.entries')
      .where({ source_type: 'withdrawal', source_id: id })
      .orderBy('kind')
  ).map(({ kind }) => kind)

test.group('Withdrawals that race', (group) => {
  group.setup(() => cleanDatabase())

  test('a hundred repetitions of one request are one', async ({ assert }) => {
    const shop = await aShop({ cash: 90_000_000 })
    const body = { amount: 1_000_000, iban: ownIban, otpSecret: await codeOf(shop, 1_000_000) }
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(shop, body, key)))
    const made = answers.filter(({ status }) => status === 201)
    assert.isNotEmpty(made)
    assert.lengthOf([...new Set(made.map((answer) => answer.body.id))], 1)
    assert.isTrue(answers.every(({ status }) => [201, 409, 429, 503].includes(status)))
    assert.equal(await cashOf(shop), 89_000_000)
    await expectLedgerInBalance()
  })

  test('one code is entered twice at once: it takes the money once', async ({ assert }) => {
    const shop = await aShop({ cash: 90_000_000 })
    const body = { amount: 1_000_000, iban: ownIban, otpSecret: await codeOf(shop, 1_000_000) }
    const answers = await Promise.all([enter(shop, body), enter(shop, body), enter(shop, body)])
    assert.deepEqual(statuses(answers), [201, 400, 400])
    assert.equal(await cashOf(shop), 89_000_000)
  })

  test('two of one wallet from two phones: only what is there leaves', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const other = { ...shop, token: (await signIn(shop.phone)).token }
    const first = await codeOf(shop, 4_000_000)
    // Within the life of the first, which `codeOf` would let pass.
    assert.equal((await askCode(other, 3_000_000)).status, 200)
    const second = await codeFor(shop.phone)
    const answers = await Promise.all([
      enter(shop, { amount: 4_000_000, iban: ownIban, otpSecret: first }),
      enter(other, { amount: 3_000_000, iban: ownIban, otpSecret: second }),
    ])
    assert.deepEqual(statuses(answers), [201, 422])
    assert.oneOf(await cashOf(shop), [1_000_000, 2_000_000])
    await expectLedgerInBalance()
  })

  test('two of one owner on one day: together not more than its limit', async ({
    assert,
    cleanup,
  }) => {
    const most = (rials: number) =>
      db.transaction((trx) => changeSetting('withdrawalDailyMaxRials', rials, trx))
    const usual = await setting('withdrawalDailyMaxRials')
    await most(5_000_000)
    cleanup(() => most(usual))
    const shop = await aShop({ cash: 50_000_000 })
    const other = { ...shop, token: (await signIn(shop.phone)).token }
    const amount = 3_000_000
    const first = await codeOf(shop, amount)
    assert.equal((await askCode(other, amount)).status, 200)
    const second = await codeFor(shop.phone)
    // Each has read what was asked for today before either has booked.
    const running = await asOwner(async (trx) => {
      await trx.from('ledger.accounts').where('id', shop.walletId).forUpdate().select('id')
      const started = [
        enter(shop, { amount, iban: ownIban, otpSecret: first }),
        enter(other, { amount, iban: ownIban, otpSecret: second }),
      ]
      await waitForLocks(started.length)
      return started
    })
    const answers = await Promise.all(running)
    assert.deepEqual(statuses(answers), [201, 422])
    assert.equal(await cashOf(shop), 47_000_000)
    await expectLedgerInBalance()
  })

  test('against a payment from the wallet: one of the two finds too little', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    await fillWallet(shop, 12_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const cash = await cashOf(shop)
    const otpSecret = await codeOf(shop, cash)
    const [paid, left] = await Promise.all([
      payWithCode(shop, invoice.id, 'WALLET'),
      enter(shop, { amount: cash, iban: ownIban, otpSecret }),
    ])
    assert.equal([paid.status === 200, left.status === 201].filter(Boolean).length, 1)
    assert.isAtLeast(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('canceled while it is approved: one of them', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const finance = await staffToken('finance')
    const id = await aWithdrawal(shop, 2_000_000)
    const [canceled, approved] = await heldUp({ table: 'withdrawals', id }, () => [
      cancel(shop, id),
      approve(finance, id),
    ])
    assert.deepEqual(statuses([canceled, approved]), [200, 409])
    const isCanceled = canceled.status === 200
    assert.equal(await cashOf(shop), isCanceled ? 5_000_000 : 3_000_000)
    assert.equal((await rowOf(id)).status, isCanceled ? 'CANCELED' : 'APPROVED')
    await expectLedgerInBalance()
  })

  test("canceled, refused and found to be a stranger's at once: the money is back once", async ({
    assert,
    cleanup,
  }) => {
    const set = (value: string) =>
      db.rawQuery(
        `insert into settings (key, value, updated_at) values ('sandboxInquiryFaults', ?::jsonb, now())
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)]
      )
    await set('IBAN_OWNERSHIP=MISMATCHED')
    cleanup(() => set(''))
    const shop = await aShop({ cash: 5_000_000 })
    const finance = await staffToken('finance')
    const { body } = await withdraw(shop, 2_000_000)
    const answers = await heldUp<{ status: number }>({ table: 'withdrawals', id: body.id }, () => [
      cancel(shop, body.id),
      refuse(finance, body.id),
      cancel(shop, body.id),
    ])
    await answerIbanInquiry.run({ withdrawalId: body.id })
    assert.deepEqual(statuses(answers), [200, 409, 409])
    assert.deepEqual(await entriesOf(body.id), ['WITHDRAWAL_HELD', 'WITHDRAWAL_RETURNED'])
    assert.equal(await cashOf(shop), 5_000_000)
    await expectLedgerInBalance()
  })

  test('approved by two at once: once, and told once', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const [one, other] = [await staffToken('finance'), await staffToken('finance')]
    const id = await aWithdrawal(shop, 2_000_000)
    const answers = await heldUp({ table: 'withdrawals', id }, () => [
      approve(one, id),
      approve(other, id),
    ])
    assert.deepEqual(statuses(answers), [200, 409])
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: id, command: 'withdrawals.approve' })
    assert.lengthOf(lines, 1)
    const again = await post(`/api/admin/withdrawals/${id}/approve`, {}, { token: one })
    assert.equal(again.status, 409)
  })
})
