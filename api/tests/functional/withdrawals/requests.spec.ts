import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { WalletTransaction } from '#app/money/payments/queries/wallet_transactions'
import { changeSetting } from '#app/reference/settings/settings'
import { aShop } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken, wrongCodeFor } from '#tests/support/identity'
import {
  approve,
  askCode,
  aWithdrawal,
  cancel,
  codeOf,
  enter,
  listOf,
  otherIban,
  ownIban,
  rowOf,
  toldOf,
  walletPath,
  wayOut,
  withdraw,
} from '#tests/support/withdrawals'

const set = (key: Parameters<typeof changeSetting>[0], value: never) =>
  db.transaction((trx) => changeSetting(key, value, trx))
const faults = (text: string) => set('sandboxInquiryFaults', text as never)

test.group('Money leaves a wallet', (group) => {
  group.setup(() => cleanDatabase())
  group.each.setup(() => faults(''))
  group.teardown(() => faults(''))

  test('with a code, and is held at once', async ({ assert }) => {
    const shop = await aShop({ cash: 11_000_000 })
    assert.deepEqual((await wayOut(shop)).body, { amount: 11_000_000 })
    const { status, body } = await withdraw(shop, 11_000_000)
    assert.equal(status, 201)
    assert.deepEqual(Object.keys(body).sort(), ['id', 'status'])
    assert.equal(body.status, 'REQUESTED')
    assert.equal(await cashOf(shop), 0)
    const { body: out } = await wayOut(shop)
    assert.equal(out.amount, 0)
    assert.isString(out.reason)

    const { items, meta } = await listOf(shop)
    assert.equal(meta.total, 1)
    assert.containsSubset(items[0], {
      id: body.id,
      amount: 11_000_000,
      iban: ownIban,
      status: 'REQUESTED',
      waitsFor: 'BANK',
      mayCancel: true,
      mayConfirm: false,
    })
    const one = await get(walletPath(shop, `withdrawals/${body.id}`), { token: shop.token })
    assert.deepEqual(one.body, items[0])
    const [said] = await toldOf(shop.phone, 'withdrawal-requested')
    assert.include(said, '۱۱٬۰۰۰٬۰۰۰ ریال')
    assert.include(said, '۹۰۰۲')
    await expectLedgerInBalance()
  })

  test('and stands in the list of transactions and in the statement', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const id = await aWithdrawal(shop, 2_000_000)
    await cancel(shop, id)
    const { body } = await get('/api/transaction/10/0?transactionSourceType=WITHDRAWAL', {
      token: shop.token,
    })
    assert.deepEqual(
      body.items.map(
        ({ type, amount, transactionSource, transactionStatus }: WalletTransaction) => [
          type,
          amount,
          transactionSource.transactionType,
          transactionStatus,
        ]
      ),
      [
        ['DEPOSIT', 2_000_000, 'WITHDRAWAL', 'COMPLETED'],
        ['WITHDRAW', 2_000_000, 'WITHDRAWAL', 'COMPLETED'],
      ]
    )
    const { reference_code: code } = await rowOf(id)
    assert.equal(body.items[0].referenceCode, code)
    const statement = (await get(`/api/statement/${shop.plan}`, { token: shop.token })).body
    assert.deepInclude(statement.wallet, {
      lowered: 2_000_000,
      raised: 7_000_000,
      closing: 5_000_000,
    })
    assert.includeMembers(
      statement.items.map(({ kind }: { kind: string }) => kind),
      ['WITHDRAWAL_HELD', 'WITHDRAWAL_RETURNED']
    )
    assert.equal(statement.items.at(-1).referenceCode, code)
  })

  test('for nobody whose code was sent for another amount, account or purpose', async ({
    assert,
  }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const otpSecret = await codeOf(shop, 1_000_000)
    for (const other of [{ amount: 1_000_001 }, { iban: otherIban }]) {
      const { status, body } = await enter(shop, {
        amount: 1_000_000,
        iban: ownIban,
        otpSecret,
        ...other,
      })
      assert.deepEqual([status, body.title], [400, 'OtpWrongException'])
    }
    const wrong = await wrongCodeFor(shop.phone)
    const typed = await enter(shop, { amount: 1_000_000, iban: ownIban, otpSecret: wrong })
    assert.equal(typed.status, 400)
    assert.equal(await cashOf(shop), 5_000_000)

    const again = await codeOf(shop, 1_000_000)
    const body = { amount: 1_000_000, iban: ownIban, otpSecret: again }
    assert.equal((await enter(shop, body)).status, 201)
    assert.equal((await enter(shop, body)).status, 400)
    assert.equal(await cashOf(shop), 4_000_000)
  })

  test('neither more than there is, nor to what is no IBAN', async ({ assert }) => {
    const shop = await aShop({ cash: 1_000_000 })
    const refused: [unknown, unknown, string][] = [
      [1_000_001, ownIban, 'amount'],
      [50_000, ownIban, 'amount'],
      [0, ownIban, 'amount'],
      [-1, ownIban, 'amount'],
      [1.5, ownIban, 'amount'],
      ['1000000', ownIban, 'amount'],
      [1_000_000, 'IR820540102680020817909003', 'iban'],
      [1_000_000, 'DE89370400440532013000', 'iban'],
      [1_000_000, undefined, 'iban'],
    ]
    for (const [amount, iban, field] of refused) {
      const { status, body } = await post(
        walletPath(shop, 'withdrawals/otp-start'),
        { amount, iban },
        { token: shop.token }
      )
      assert.deepEqual([status, body.errors?.[0].field], [422, field], `${amount} ${iban}`)
    }
    const grouped = 'ir82 0540 1026 8002 0817 9090 02'
    assert.equal((await askCode(shop, 1_000_000, grouped)).status, 200)
  })

  test('so much and so often a day as the settings say', async ({ assert, cleanup }) => {
    cleanup(() => set('withdrawalsPerDay', 3 as never))
    cleanup(() => set('withdrawalDailyMaxRials', 500_000_000 as never))
    await set('withdrawalDailyMaxRials', 10_000_000 as never)
    await set('withdrawalsPerDay', 2 as never)
    const shop = await aShop({ cash: 50_000_000 })
    const first = await aWithdrawal(shop, 6_000_000)
    const more = await askCode(shop, 4_000_001)
    assert.deepEqual([more.status, more.body.errors[0].field], [422, 'amount'])
    await aWithdrawal(shop, 4_000_000)
    await set('withdrawalDailyMaxRials', 500_000_000 as never)
    // What came to nothing was somebody's look and a message as well.
    await cancel(shop, first)
    await letCodesPass(shop.phone)
    const often = await askCode(shop, 1_000_000)
    assert.deepEqual([often.status, often.body.title], [422, 'BusinessRuleException'])
  })

  test('back, by who asked, until the bank has approved it', async ({ assert }) => {
    const shop = await aShop({ cash: 5_000_000 })
    const id = await aWithdrawal(shop, 2_000_000)
    const stranger = await aShop({ cash: 5_000_000 })
    assert.equal((await cancel(stranger, id)).status, 404)
    const canceled = await cancel(shop, id)
    assert.equal(canceled.status, 200)
    assert.containsSubset(canceled.body, { id, status: 'CANCELED', endedBy: 'OWNER' })
    assert.equal((await cancel(shop, id)).status, 409)
    assert.equal(await cashOf(shop), 5_000_000)

    const approved = await aWithdrawal(shop, 2_000_000)
    assert.equal((await approve(await staffToken('finance'), approved)).status, 200)
    assert.equal((await cancel(shop, approved)).status, 409)
    assert.equal(await cashOf(shop), 3_000_000)
    await expectLedgerInBalance()
  })

  test('not to an account of somebody else: the money is back and the owner told', async ({
    assert,
  }) => {
    await faults('IBAN_OWNERSHIP=MISMATCHED')
    const shop = await aShop({ cash: 5_000_000 })
    const id = await aWithdrawal(shop, 2_000_000)
    assert.containsSubset(await rowOf(id), {
      status: 'CANCELED',
      ended_by: 'INQUIRY',
      iban_answer: 'MISMATCHED',
    })
    assert.equal(await cashOf(shop), 5_000_000)
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-refused'), 1)
    await expectLedgerInBalance()
  })

  for (const fault of ['UNAVAILABLE', 'TIMEOUT']) {
    test(`waits for staff where the account's owner is not known: ${fault}`, async ({ assert }) => {
      await faults(`IBAN_OWNERSHIP=${fault}`)
      const shop = await aShop({ cash: 5_000_000 })
      const id = await aWithdrawal(shop, 2_000_000)
      assert.containsSubset(await rowOf(id), { status: 'REQUESTED', iban_answer: 'UNAVAILABLE' })
      assert.equal((await approve(await staffToken('finance'), id)).status, 200)
    })
  }

  test('of a fee that was paid twice is offered at once', async ({ assert }) => {
    const shop = await aShop()
    await fillWallet(shop, 3_000_000)
    assert.notProperty((await wayOut(shop)).body, 'feeKeptAsCash')
    await db
      .from('payments')
      .where({ owner_id: shop.userId })
      .update({ purpose: 'platform-fee', outcome: 'KEPT_AS_CASH' })
    assert.deepEqual((await wayOut(shop)).body, { amount: 3_000_000, feeKeptAsCash: 3_000_000 })
    await aWithdrawal(shop, 2_000_000)
    assert.deepEqual((await wayOut(shop)).body, { amount: 1_000_000, feeKeptAsCash: 1_000_000 })
  })
})

const letCodesPass = (phone: string) =>
  db
    .from('one_time_codes')
    .where({ phone })
    .update({ expires_at: new Date(0) })
