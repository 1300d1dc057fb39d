import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { test } from '@japa/runner'
import env from '#start/env'
import { aShop, fmcg } from '#factories/shop'

/** Starts a wallet charge as a client that names another host. @returns where the customer is sent */
const chargeUnder = (host: string, token: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request({
      host: process.env.HOST,
      port: process.env.PORT,
      path: '/api/payment/create-payment',
      method: 'POST',
      headers: {
        host,
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
      },
    })
    sent.on('response', async (response) => {
      const { gatewayRedirectItem } = (await json(response)) as {
        gatewayRedirectItem: { redirectBaseUrl: string }
      }
      resolve(new URL(gatewayRedirectItem.redirectBaseUrl).origin)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ plan: fmcg, amount: 100_000, indicator: 'BANKTEST' }))
  })

test.group('The way back from a gateway', (group) => {
  group.each.teardown(() => env.set('APP_URL', ''))

  test('starts where the operator says, whatever host a client names', async ({ assert }) => {
    const { token } = await aShop()
    env.set('APP_URL', 'https://kasbeno.example.ir/')
    assert.equal(await chargeUnder('evil.example', token), 'https://kasbeno.example.ir')
  })

  test('starts where the browser came from, when the operator says nothing', async ({ assert }) => {
    const { token } = await aShop()
    assert.equal(await chargeUnder('shop.lan:3333', token), 'http://shop.lan:3333')
  })
})
