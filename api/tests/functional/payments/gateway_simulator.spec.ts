import { test } from '@japa/runner'
import { aShop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import {
  bankPage,
  decideAtBank,
  followedBy,
  formOf,
  paymentState,
  startCharge,
  submit,
  submitInBrowser,
} from '#tests/support/payments'

test.group('A payment through the simulated bank', () => {
  test('goes from the redirect to the wallet in plain forms, and everything is committed before the answer', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 1_000_000)
    assert.equal(new URL(redirect.redirectBaseUrl).port, process.env.PORT)
    const callback = await decideAtBank(redirect, 'success')
    assert.equal(await cashOf(shop), 0)
    assert.equal(followedBy(await submit(callback)), paymentId)
    assert.equal(await cashOf(shop), 1_000_000)
    assert.containSubset(await paymentState(shop, paymentId), {
      transactionStatus: 'COMPLETED',
      amount: 1_000_000,
      outcome: 'CHARGED',
    })
    await expectLedgerInBalance()
  })

  test('that fails moves nothing and says so', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 1_000_000)
    followedBy(await submit(await decideAtBank(redirect, 'fail')))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal(await cashOf(shop), 0)
  })

  test('that is left stays open, and can still be paid on the same page', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 700_000)
    const page = await bankPage(redirect)
    const left = await submit({ ...page, fields: { ...page.fields, result: 'leave' } })
    assert.equal(left.status, 200)
    assert.notInclude(left.body, '<form')
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'REDIRECTED')
    await submit(await decideAtBank(redirect, 'success'))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 700_000)
  })

  test('takes the callback as GET too', async ({ assert }) => {
    const shop = await aShop()
    const { redirect } = await startCharge(shop, 60_000)
    const { action, fields } = await decideAtBank(redirect, 'success')
    const answer = await get(`${new URL(action).pathname}?${new URLSearchParams(fields)}`)
    followedBy(answer)
    assert.equal(await cashOf(shop), 60_000)
  })

  test("the bank's page names amount and reference, and works under the strict policy", async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect } = await startCharge(shop, 50_000)
    const page = await submit({ action: redirect.redirectBaseUrl, fields: redirect.params })
    assert.include(page.body, '۵۰٬۰۰۰')
    assert.notMatch(page.body, /<script|style=|onclick/)
    assert.lengthOf([...page.body.matchAll(/<button [^>]*name="result"/g)], 3)
    assert.isTrue('token' in formOf(page.body).fields)
    const again = await get(`/demo/gateway/payment?token=${redirect.params.token}`)
    assert.equal(again.body, page.body)
    for (const file of ['bank.css', 'callback.js', 'vazirmatn-arabic.woff2']) {
      assert.equal((await get(`/demo/gateway/files/${file}`)).status, 200)
    }
  })

  test('leaves a browser nothing to send again by Back, and shows how a payment ended instead of its buttons', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 60_000)
    const page = { action: redirect.redirectBaseUrl, fields: redirect.params }
    const opened = await submitInBrowser(page)
    const { action, fields } = formOf((await get(opened.headers.get('location')!)).body)
    const decided = await submitInBrowser({ action, fields: { ...fields, result: 'fail' } })
    const result = await get(decided.headers.get('location')!)
    assert.deepEqual([opened.status, decided.status, result.status], [303, 303, 200])
    assert.equal(followedBy(await submit(formOf(result.body))), paymentId)

    const back = await get(opened.headers.get('location')!)
    assert.include(back.body, 'این پرداخت پایان یافته است')
    assert.notMatch(back.body, /<script|name="result" value="success"/)
    assert.equal(followedBy(await submit(formOf(back.body))), paymentId)
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
  })

  test('an unknown token or answer is a page that says so, not a payment', async ({ assert }) => {
    const unknown = { action: '/demo/gateway/payment', fields: { token: 'nobody' } }
    assert.equal((await submit(unknown)).status, 404)
    const fields = { token: 'nobody', result: 'success' }
    assert.equal((await submit({ action: '/demo/gateway/result', fields })).status, 404)
    assert.equal((await get('/demo/gateway/result?token=nobody')).status, 404)
    const odd = await post('/demo/gateway/result', { token: 'x', result: 'steal' })
    assert.equal(odd.status, 422)
    assert.equal((await get('/demo/gateway/files/..%2Fpages.ts')).status, 404)
  })
})
