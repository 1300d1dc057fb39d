import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Saman from '#app/money/payments/adapters/saman'
import { enableGateway } from '#app/money/payments/gateways'
import { aShop, fmcg, type Shop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  aFakeBank,
  SILENT,
  type BankAnswer,
  type BankRequest,
  type FakeBank,
} from '#tests/support/fake_bank'
import { get, post } from '#tests/support/http'
import { followedBy, paymentState, submit } from '#tests/support/payments'

const amount = 5_000_000
/** Answers about the receipt that it was asked about, as the bank does. */
const told =
  (ResultCode: number, OrginalAmount = amount) =>
  ({ json }: BankRequest) => ({
    ResultCode,
    TransactionDetail: { RefNum: json.RefNum, OrginalAmount },
  })
const verified = told(0)

test.group('A payment through Saman, on the wire', (group) => {
  let bank: FakeBank
  /** What the bank answers to each verification, in turn; the last one stays. */
  let verifications: (BankAnswer | ((request: BankRequest) => BankAnswer))[]
  let tokens = 0

  const answer = (request: BankRequest): BankAnswer => {
    const { path } = request
    if (path === '/onlinepg/onlinepg')
      return { status: 1, token: `saman-${process.pid}-${++tokens}` }
    if (path.endsWith('/ReverseTransaction')) return { ResultCode: 0 }
    const next = verifications.length > 1 ? verifications.shift()! : verifications[0]
    return typeof next === 'function' ? next(request) : next
  }
  group.each.setup(async () => {
    verifications = [verified]
    bank = await aFakeBank(answer)
    const disable = enableGateway(new Saman({ terminalId: '1357', baseUrl: bank.baseUrl }))
    return async () => {
      disable()
      await bank.stop()
    }
  })

  const start = async (shop: Shop) => {
    const body = { plan: fmcg, amount, indicator: 'SAMAN' }
    const answered = await post('/api/payment/create-payment', body, { token: shop.token })
    const { json } = bank.requests.at(-1)!
    const id: string = answered.body.paymentId
    const fields = { State: 'OK', RefNum: `receipt-${id}`, ResNum: String(json.ResNum) }
    return { ...answered, id, callback: { action: '/api/payment/callback/SAMAN', fields } }
  }
  const asked = (command: string) => bank.requests.filter(({ path }) => path.endsWith(command))

  test('is verified at the bank before it counts', async ({ assert }) => {
    const shop = await aShop()
    const { body, id, callback } = await start(shop)
    assert.equal(body.gatewayRedirectItem.redirectBaseUrl, `${bank.baseUrl}/OnlinePG/OnlinePG`)
    assert.equal(followedBy(await submit(callback)), id)
    assert.lengthOf(asked('VerifyTransaction'), 1)
    assert.equal(await cashOf(shop), amount)
    await expectLedgerInBalance()
  })

  test('comes back by the newer GET with token and receipt', async ({ assert }) => {
    const shop = await aShop()
    const { body, id } = await start(shop)
    const { Token } = body.gatewayRedirectItem.params
    const query = new URLSearchParams({ Token, RefNum: `receipt-${id}` })
    followedBy(await get(`/api/payment/callback/SAMAN?${query}`))
    assert.equal(await cashOf(shop), amount)
  })

  test('is verified again when the line broke, and not when the bank said no', async ({
    assert,
  }) => {
    const shop = await aShop()
    const lucky = await start(shop)
    verifications = [SILENT, SILENT, verified]
    await submit(lucky.callback)
    assert.lengthOf(asked('VerifyTransaction'), 3)
    assert.equal(await cashOf(shop), amount)
    const unlucky = await start(shop)
    verifications = [{ ResultCode: -2 }, verified]
    await submit(unlucky.callback)
    assert.lengthOf(asked('VerifyTransaction'), 4)
    assert.equal((await paymentState(shop, unlucky.id)).transactionStatus, 'FINAL_ERROR')
    assert.equal(await cashOf(shop), amount)
    await expectLedgerInBalance()
  })

  test('whose amount is another one is given back', async ({ assert }) => {
    const shop = await aShop()
    const { id, callback } = await start(shop)
    verifications = [told(0, amount - 1)]
    await submit(callback)
    assert.equal((await paymentState(shop, id)).transactionStatus, 'FINAL_ERROR')
    assert.lengthOf(asked('ReverseTransaction'), 1)
    assert.equal(await cashOf(shop), 0)
  })

  test('five callbacks at once verify once', async ({ assert }) => {
    const shop = await aShop()
    const { id, callback } = await start(shop)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(callback)))
    assert.deepEqual(answers.map(followedBy), Array<string>(5).fill(id))
    assert.lengthOf(asked('VerifyTransaction'), 1)
    assert.equal(await cashOf(shop), amount)
  })

  test('stays open when the bank is down, and the answer comes all the same', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { id, callback } = await start(shop)
    verifications = [SILENT]
    assert.equal(followedBy(await submit(callback)), id)
    assert.equal((await paymentState(shop, id)).transactionStatus, 'CALLBACK_RECEIVED')
    verifications = [verified]
    followedBy(await submit(callback))
    assert.equal((await paymentState(shop, id)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), amount)
  })

  test('is not opened when the bank refuses, and no money is asked for', async ({ assert }) => {
    const shop = await aShop()
    await bank.stop()
    const body = { plan: fmcg, amount, indicator: 'SAMAN' }
    const answered = await post('/api/payment/create-payment', body, { token: shop.token })
    assert.equal(answered.status, 503)
    assert.match(answered.body.message, /[\u0600-\u06ff]/)
    const [payment] = await db.from('payments').where('owner_id', shop.userId)
    assert.equal(payment.status, 'REQUEST_ERROR')
  })
})
