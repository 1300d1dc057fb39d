import type { LookupAddress } from 'node:dns'
import { test } from '@japa/runner'
import { HttpPost } from '#app/trade/webhooks/adapters/http_post'
import { aReceiver, answering } from '#tests/support/webhooks'

const addresses = (...list: string[]): LookupAddress[] =>
  list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const post = (http: HttpPost, url: string) => http.send(url, { 'x-test': '1' }, '{"a":1}')

test.group('Posting to an address of a partner', () => {
  const here = new HttpPost({ allowsPrivate: true })
  const outside = new HttpPost({ allowsPrivate: false })

  test('arrives with headers and body, and keeps the beginning of the answer', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    receiver.answer(answering(202, `پذیرفته شد\0\n${'x'.repeat(2000)}`))
    const posted = await post(here, receiver.url)
    assert.containSubset(posted, { failure: null, status: 202 })
    assert.isTrue(posted.excerpt?.startsWith('پذیرفته شد x'))
    assert.lengthOf(posted.excerpt!, 500)
    assert.equal(receiver.calls[0].text, '{"a":1}')
    assert.equal(receiver.calls[0].headers['x-test'], '1')
  })

  test('does not go into our own network, by whatever spelling', async ({ assert, cleanup }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      const posted = await post(outside, `http://${host}:${receiver.port}/`)
      assert.containSubset(posted, { failure: 'FORBIDDEN_TARGET', status: null }, host)
    }
    assert.isEmpty(receiver.calls)
  })

  test('does not go where a harmless name leads into our own network', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    for (const led of [
      addresses('127.0.0.1'),
      addresses('::ffff:127.0.0.1'),
      addresses('::1'),
      addresses('169.254.169.254'),
      // One good address beside it does not help.
      addresses('185.143.233.1', '127.0.0.1'),
    ]) {
      const http = new HttpPost({ allowsPrivate: false, resolve: (_, done) => done(null, led) })
      const posted = await post(http, `http://partner.example:${receiver.port}/`)
      assert.equal(posted.failure, 'FORBIDDEN_TARGET', led[0].address)
    }
    assert.isEmpty(receiver.calls)
  })

  test('connects to the very addresses that were looked at: the name is asked once', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    let asked = 0
    const http = new HttpPost({
      allowsPrivate: true,
      resolve: (_, done) => done(null, addresses(asked++ === 0 ? '127.0.0.1' : '127.0.0.9')),
    })
    assert.isNull((await post(http, `http://partner.example:${receiver.port}/`)).failure)
    assert.equal(asked, 1)
    await post(http, `http://partner.example:${receiver.port}/`)
    assert.equal(asked, 2)
  })

  test('does not follow a redirect', async ({ assert, cleanup }) => {
    const [receiver, other] = [await aReceiver(), await aReceiver()]
    cleanup(receiver.close)
    cleanup(other.close)
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answer(answering(status, '', { location: other.url }))
      assert.containSubset(await post(here, receiver.url), { failure: 'REDIRECTED', status })
    }
    assert.isEmpty(other.calls)
  })

  test('gives up on one that answers too slowly, or never ends its answer', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    const hasty = new HttpPost({ allowsPrivate: true, timeoutMs: 80 })
    receiver.answer(() => {})
    assert.containSubset(await post(hasty, receiver.url), { failure: 'TIMED_OUT', status: null })
    receiver.answer((response) => void response.writeHead(200).write('wait'))
    assert.equal((await post(hasty, receiver.url)).failure, 'TIMED_OUT')
  })

  test('is not kept for good by one that answers with another protocol', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    receiver.answer(({ socket }) => {
      socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
    })
    const posted = await post(here, receiver.url)
    assert.containSubset(posted, { failure: 'REFUSED', status: 101 })
  })

  test('does not read an answer without end', async ({ assert, cleanup }) => {
    const receiver = await aReceiver()
    cleanup(receiver.close)
    const part = Buffer.alloc(65_536, 'x')
    receiver.answer((response) => {
      const pour = () => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', pour)
      }
      response.writeHead(200)
      pour()
    })
    const posted = await post(here, receiver.url)
    assert.containSubset(posted, { failure: null, status: 200 })
    assert.lengthOf(posted.excerpt!, 500)
  })

  test('tells refusals, silence and nonsense apart', async ({ assert }) => {
    const receiver = await aReceiver()
    receiver.answer(answering(500, 'broken'))
    assert.containSubset(await post(here, receiver.url), {
      failure: 'REFUSED',
      status: 500,
      excerpt: 'broken',
    })
    receiver.answer(answering(410))
    assert.containSubset(await post(here, receiver.url), { failure: 'REFUSED', excerpt: null })
    receiver.answer((response) => void response.socket?.end('no HTTP\r\n\r\n'))
    assert.equal((await post(here, receiver.url)).failure, 'UNREACHABLE')
    await receiver.close()
    assert.equal((await post(here, receiver.url)).failure, 'UNREACHABLE')
  })
})
