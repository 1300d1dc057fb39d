import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { bodyLimits, fileRoutes, smallBody } from '#config/bodies'
import { changeSetting } from '#app/reference/settings/settings'
import { JsonShape, PartsShape } from '#app/platform/http/body_shape'
import { transaction } from '#app/platform/database/database'
import { baseUrl, get } from '#tests/support/http'
import { aFreshRegistration } from '#tests/support/registration'
import { allowManySignIns } from '#tests/support/identity'

interface Sent {
  path?: string
  type?: string
  encoding?: string
  token?: string
}
const send = async (
  body: string | Uint8Array<ArrayBuffer>,
  { path = '/api/user/login', type = 'application/json', encoding, token }: Sent = {}
) => {
  const answer = await fetch(baseUrl() + path, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  })
  return answer.status
}
const form = {
  path: '/api/payment/callback/BANKTEST',
  type: 'application/x-www-form-urlencoded',
}

/** What is answered to bytes that never end. */
const answerTo = async (...parts: string[]): Promise<string> => {
  const { hostname, port } = new URL(baseUrl())
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  for (const part of parts) socket.write(part)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}
const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n'
  )

test.group('A body', (group) => {
  group.setup(allowManySignIns)

  test('of somebody who may not call is not read', async ({ assert }) => {
    for (const path of ['/api/user/switch', '/api/external/supplier/sale', '/api/admin/roles'])
      assert.equal(await send('{"a":', { path }), 401, path)
    const { token } = await aFreshRegistration()
    assert.equal(await send('{"a":', { path: '/api/admin/roles', token }), 403)
    assert.equal(await send('{"a":', { path: '/api/user/switch', token }), 400)
  })

  test('of somebody who has tried too often is not read', async ({ assert, cleanup }) => {
    cleanup(allowManySignIns)
    await transaction((trx) => changeSetting('throttleAddressPerMinute', 1, trx))
    const broken = () => send('{"a":', { path: '/api/user/otp-start' })
    const statuses = [await broken(), await broken(), await broken()]
    assert.equal(statuses.at(-1), 429)
  })

  test('that is too long is refused while it arrives', async ({ assert }) => {
    const path = '/api/user/login'
    const announced = await answerTo(head(path, 'Content-Length: 16385'))
    assert.match(announced, /^HTTP\/1.1 413/)
    const chunk = `5000\r\n${' '.repeat(0x5000)}\r\n`
    assert.match(await answerTo(head(path, 'Transfer-Encoding: chunked'), chunk), /^HTTP\/1.1 413/)
    const deep = `100\r\n${'['.repeat(0x100)}\r\n`
    assert.match(await answerTo(head(path, 'Transfer-Encoding: chunked'), deep), /^HTTP\/1.1 413/)
  })

  test('is refused by its size, its values and its depth, packed or not', async ({ assert }) => {
    const objects = `[${Array(330_000).fill('{}').join(',')}]`
    const bomb = new Uint8Array(gzipSync(objects))
    assert.equal(await send(bomb, { encoding: 'gzip' }), 413)
    const text = new Uint8Array(gzipSync(JSON.stringify({ a: 'x'.repeat(smallBody.bytes) })))
    assert.equal(await send(text, { encoding: 'gzip' }), 413)
    assert.equal(await send(JSON.stringify({ a: 'x'.repeat(smallBody.bytes) })), 413)
    assert.equal(await send(JSON.stringify(Array(smallBody.values + 1).fill(1))), 413)
    assert.equal(await send('['.repeat(9) + ']'.repeat(9)), 413)
    assert.equal(await send('{"a":"[[[[[[[[[[[[\\"[[[[,,,,"}'), 422)
    assert.equal(await send('{}', { encoding: 'zstd' }), 415)
  })

  test('of a route that takes long ones may be long', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const items = Array.from({ length: 500 }, (_, i) => ({ id: i + 1, qty: 1, reason: 'MISSING' }))
    const path = `/api/order/${crypto.randomUUID()}/receipt`
    const status = await send(JSON.stringify({ items, note: 'نیامد' }), { path, token })
    assert.oneOf(status, [404, 422])
  })

  test('of a form is refused by its fields, and their names are taken as they are', async ({
    assert,
  }) => {
    assert.equal(await send('&'.repeat(1_001), form), 413)
    assert.equal(await send('a=1&'.repeat(1_500), form), 413)
    assert.equal(await send('a[b][c][d]=1&__proto__[x]=1&constructor.prototype=2', form), 404)
  })

  test('in a quarter of a million parts is refused, whoever sends it', async ({ assert }) => {
    const boundary = 'parting'
    const type = `multipart/form-data; boundary=${boundary}`
    const parts = `--${boundary}\r\n\r\n\r\n`.repeat(245_000)
    assert.equal(await send(parts, { path: '/api/user/otp-start', type }), 413)
    const files = `--${boundary}\r\nContent-Disposition: form-data; name="x"; filename="x"\r\n\r\n\r\n`
    assert.equal(await send(files.repeat(22), { path: '/api/call-info', type }), 413)
  })

  test('has a limit of its own at routes that exist', async ({ assert }) => {
    const patterns = new Set(
      Object.values(router.toJSON())
        .flat()
        .map(({ pattern }) => pattern)
    )
    const named = [...Object.keys(bodyLimits), ...Object.keys(fileRoutes)]
    assert.deepEqual(
      named.filter((pattern) => !patterns.has(pattern)),
      []
    )
  })

  test('takes files wherever the API’s document says so', async ({ assert }) => {
    const { paths } = (await get('/api/docs/openapi.json')).body as {
      paths: Record<string, Record<string, { requestBody?: { content?: object } }>>
    }
    const taking = Object.entries(paths)
      .filter(([, operations]) =>
        Object.values(operations).some(
          ({ requestBody }) => 'multipart/form-data' in (requestBody?.content ?? {})
        )
      )
      .map(([path]) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    assert.isAbove(taking.length, 5)
    assert.deepEqual(
      taking.filter((pattern) => !(pattern in fileRoutes)),
      []
    )
  })
})

test.group('The shape of a body', () => {
  const pushed = (shape: { push: (bytes: Buffer) => void }, ...pieces: string[]) =>
    pieces.forEach((piece) => shape.push(Buffer.from(piece)))

  test('of JSON is the same in pieces', ({ assert }) => {
    const text = '{"a\\"[[":["\\\\",{"b":1}],"c":"[{,"}'
    for (let cut = 0; cut <= text.length; cut++) {
      const pieces = [text.slice(0, cut), text.slice(cut)]
      assert.doesNotThrow(() => pushed(new JsonShape({ values: 5, depth: 3 }), ...pieces))
      assert.throws(() => pushed(new JsonShape({ values: 4, depth: 3 }), ...pieces))
      assert.throws(() => pushed(new JsonShape({ values: 5, depth: 2 }), ...pieces))
    }
  })

  test('of parts counts a mark that comes in pieces once', ({ assert }) => {
    const text = '--ab\r\n--ab\r\n--ab--'
    for (let cut = 0; cut <= text.length; cut++) {
      const pieces = [text.slice(0, cut), text.slice(cut)]
      assert.doesNotThrow(() => pushed(new PartsShape('ab', 2), ...pieces))
      assert.throws(() => pushed(new PartsShape('ab', 1), ...pieces))
    }
  })
})
