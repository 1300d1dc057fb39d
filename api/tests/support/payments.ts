import { strict as assert } from 'node:assert'
import type { GatewayRedirect } from '#contracts/payments'
import { call, post, type Answer } from './http.js'
import { fmcg, type Shop } from '#factories/shop'

/** The fields of the first form in a page, and where it goes. */
export interface Form {
  action: string
  fields: Record<string, string>
}

export const formOf = (html: string): Form => {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  assert.ok(action, `no form in: ${html}`)
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return { action, fields: Object.fromEntries(inputs.map(([, name, value]) => [name, value])) }
}

/** Sends a form as a browser without scripts and cookies does; redirects are not followed. */
export const submit = (form: Form): Promise<Answer<string>> => send(form, {})

/** The same as a browser with a customer before it. */
export const submitInBrowser = (form: Form): Promise<Answer<string>> =>
  send(form, { 'sec-fetch-dest': 'document' })

const send = async (
  { action, fields }: Form,
  headers: Record<string, string>
): Promise<Answer<string>> => {
  const response = await fetch(new URL(action, `http://${process.env.HOST}:${process.env.PORT}`), {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  })
  const body = await response.text()
  return { status: response.status, headers: response.headers, body }
}

/** The bank's page of a redirect. */
export const bankPage = async ({ redirectBaseUrl, params }: GatewayRedirect): Promise<Form> => {
  const { status, body } = await submit({ action: redirectBaseUrl, fields: params })
  assert.equal(status, 200, body)
  return formOf(body)
}

/** Presses a button on the bank's page. @returns the callback that the bank sends the browser on with */
export const decideAtBank = async (
  redirect: GatewayRedirect,
  result: 'success' | 'fail'
): Promise<Form> => {
  const { action, fields } = await bankPage(redirect)
  const { status, body } = await submit({ action, fields: { ...fields, result } })
  assert.equal(status, 200, body)
  return formOf(body)
}

/** The payment that a result page follows. */
export const followedBy = ({ status, headers }: Answer<string>): string => {
  assert.equal(status, 303)
  const location = new URL(headers.get('location') ?? '', 'http://result')
  assert.equal(location.pathname, '/wallet-transaction-callback')
  return location.searchParams.get('id')!
}

/** Starts a wallet charge. */
export const startCharge = async (
  shop: Pick<Shop, 'token'>,
  amount: number
): Promise<{ paymentId: string; redirect: GatewayRedirect }> => {
  const body = { plan: fmcg, amount, indicator: 'BANKTEST' }
  const answer = await post('/api/payment/create-payment', body, { token: shop.token })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.paymentNeeded, true)
  return { paymentId: answer.body.paymentId, redirect: answer.body.gatewayRedirectItem }
}

/** How the payment stands, as its owner sees it. */
export const paymentState = async (shop: Pick<Shop, 'token'>, id: string) =>
  (await call('GET', `/api/transaction/${id}`, { token: shop.token })).body
