import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { aStaffUser } from '#factories/staff'
import { aServer } from '#tests/support/server'

/** What nginx makes of the header with `$proxy_add_x_forwarded_for`. */
const forwarded = (headers: IncomingHttpHeaders, from = '') =>
  [headers['x-forwarded-for'], from.replace('::ffff:', '')].filter(Boolean).join(', ')

/** A proxy that tells whom it hears from, as the shipped one and a load balancer do. */
const aProxy = async (target: string) => {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers, socket } = incoming
    const sent = request(new URL(url, target), {
      method,
      headers: { ...headers, 'x-forwarded-for': forwarded(headers, socket.remoteAddress) },
    })
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(sent)
  }).listen(0, '0.0.0.0')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** Tries a password from one of the machine's own addresses. @returns the status */
const guess = (at: string, from: string, username: string, claims?: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(new URL('/api/user/login', at), {
      method: 'POST',
      localAddress: from,
      headers: {
        'content-type': 'application/json',
        ...(claims && { 'x-forwarded-for': claims }),
      },
    })
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ username, password: 'a wrong password' }))
  })
const lockAfter = 8
const [attacker, owner] = ['127.0.0.66', '127.0.0.7']

test.group('Behind proxies', () => {
  test('{proxies} deep: who guesses is locked alone, whatever addresses they claim')
    .with([{ proxies: 1 }, { proxies: 2 }, { proxies: 3 }])
    .run(async ({ assert, cleanup }, { proxies }) => {
      const server = await aServer({ TRUSTED_PROXIES: String(proxies) })
      cleanup(() => server.stop())
      let { url } = server
      for (let hop = 0; hop < proxies; hop++) {
        const proxy = await aProxy(url)
        cleanup(proxy.close)
        url = proxy.url
      }
      const { username } = await aStaffUser('kyc')
      for (let i = 0; i < lockAfter; i++) {
        assert.equal(await guess(url, attacker, username, `203.0.113.${i}`), 401)
      }
      assert.equal(await guess(url, attacker, username), 429)
      for (const claim of ['203.0.113.99', owner, `${owner}, 127.0.0.1`, 'unknown']) {
        assert.equal(await guess(url, attacker, username, claim), 429, claim)
      }
      assert.equal(await guess(url, owner, username), 401)
    })
})
