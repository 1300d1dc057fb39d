import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import db from '@adonisjs/lucid/services/db'
import type { WebhookBody } from '#contracts/webhooks'
import { deliverWebhook } from '#app/trade/webhooks/jobs/deliver_webhook'
import { settle } from '#app/platform/jobs/main'
import { get, post, put, type Answer as HttpAnswer } from './http.js'
import { staffToken } from './identity.js'
import { aSupplier, type Supplier } from '#factories/distributor'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  /** As it came, byte for byte. */
  text: string
  body: WebhookBody
}
/** How the receiver answers a call; the calls before it can be counted. */
type Answer = (response: ServerResponse, call: Received) => void

export const answering =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)

/** A partner's program on this machine. It says 200 until told otherwise. */
export const aReceiver = async () => {
  const calls: Received[] = []
  let answer = answering(200, 'ok')
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: text ? JSON.parse(text) : null,
      }
      calls.push(call)
      answer(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    events: () => calls.map(({ body }) => body.event),
    answer: (next: Answer) => void (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type Receiver = Awaited<ReturnType<typeof aReceiver>>

/** The program behind a supplier's token. */
export const clientOf = async ({ id }: Supplier): Promise<string> =>
  (await db.from('partner_clients').where({ distributor_id: id }).firstOrFail()).id

const path = (clientId: string) => `/api/admin/partner-clients/${clientId}/webhook`

const reason = 'به درخواست شرکت پخش'

/** A second person agrees. */
export const agree = async (asked: HttpAnswer): Promise<HttpAnswer> => {
  assert.equal(asked.status, 201, JSON.stringify(asked.body))
  const token = await staffToken('approver')
  return post(`/api/admin/change-requests/${asked.body.requestId}/approve`, {}, { token })
}

/** Two people name the address. @returns the key, which is taken the first time alone */
export const setEndpoint = async (supplier: Supplier, url: string): Promise<string> => {
  const token = await staffToken('super')
  const endpoint = path(await clientOf(supplier))
  const isFirst = (await get(endpoint, { token })).status === 404
  const agreed = await agree(await put(endpoint, { url, reason }, { token }))
  assert.equal(agreed.status, 200, JSON.stringify(agreed.body))
  return isFirst ? (await post(`${endpoint}/rotate`, {}, { token })).body.secret : ''
}
export const rotateKey = async (supplier: Supplier): Promise<string> => {
  const token = await staffToken('super')
  const endpoint = path(await clientOf(supplier))
  await agree(await post(`${endpoint}/ask-key`, { reason }, { token }))
  return (await post(`${endpoint}/rotate`, {}, { token })).body.secret
}

/** A supplier whose program listens. */
export const aListeningSupplier = async (options?: Parameters<typeof aSupplier>[0]) => {
  const receiver = await aReceiver()
  const supplier = await aSupplier(options)
  const secret = await setEndpoint(supplier, receiver.url)
  return { receiver, supplier, secret }
}

export const deliveriesOf = (orderId: string) =>
  db.from('webhook_deliveries').where({ order_id: orderId }).orderBy('change')

/** Lets time pass for what waits for an invoice: its next tries come nearer. */
export const letDeliveriesWait = async (orderId: string, millis: number): Promise<void> => {
  const by = `interval '${millis} milliseconds'`
  await db.rawQuery(
    `update webhook_deliveries
        set next_try_at = next_try_at - ${by}, claimed_until = claimed_until - ${by}
      where order_id = ? and status = 'PENDING'`,
    [orderId]
  )
}

/** The queue wakes up whatever waits for an invoice, due or not, and then what follows. */
export const wake = async (orderId: string): Promise<void> => {
  const waiting = await deliveriesOf(orderId).where({ status: 'PENDING' })
  for (const { id, partner_client_id: partnerClientId } of waiting) {
    await deliverWebhook.run({ deliveryId: id, partnerClientId })
  }
  await settle()
}

/** What a partner computes to know that it was us. */
export const signedWith = (secret: string, { headers, text }: Received): boolean => {
  const timestamp = headers['x-kasbeno-timestamp']
  const hex = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')
  return String(headers['x-kasbeno-signature']).split(', ').includes(`sha256=${hex}`)
}
