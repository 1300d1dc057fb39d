import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { baseUrl } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'

const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
type Encoding = keyof typeof packers
const encodings = Object.keys(packers) as Encoding[]

const send = async (encoding: Encoding, body: Uint8Array<ArrayBuffer>, { path, type }: Case) => {
  const answer = await fetch(baseUrl() + path, {
    method: 'POST',
    headers: { 'content-type': type, 'content-encoding': encoding },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
interface Case {
  path: string
  type: string
}
const json = { path: '/api/user/login', type: 'application/json' }
const form = { path: '/api/payment/callback/BANKTEST', type: 'application/x-www-form-urlencoded' }
const packed = (encoding: Encoding, text: string) => new Uint8Array(packers[encoding](text))

test.group('A packed body', (group) => {
  group.setup(allowManySignIns)

  test('that {encoding} did not pack is malformed, as a form and as JSON')
    .with(encodings.map((encoding) => ({ encoding })))
    .run(async ({ assert }, { encoding }) => {
      for (const to of [json, form]) {
        const { status, body } = await send(encoding, new TextEncoder().encode('{"a":1}'), to)
        assert.equal(status, 400, to.path)
        assert.equal(body.title, 'ValidationException')
        assert.match(String(body.message), /[\u0600-\u06ff]/)
      }
    })

  test('that is cut off is malformed: {encoding}')
    .with(encodings.map((encoding) => ({ encoding })))
    .run(async ({ assert }, { encoding }) => {
      const whole = packed(encoding, JSON.stringify({ username: 'x'.repeat(50) + Math.PI }))
      const { status } = await send(encoding, whole.slice(0, whole.length - 12), json)
      assert.equal(status, 400)
    })

  test('that is whole is read, and one that unpacks beyond the limit is too large: {encoding}')
    .with(encodings.map((encoding) => ({ encoding })))
    .run(async ({ assert }, { encoding }) => {
      const nobody = JSON.stringify({ username: 'nobody-there', password: 'nothing-at-all' })
      assert.equal((await send(encoding, packed(encoding, nobody), json)).status, 401)
      const bomb = packed(encoding, ' '.repeat(20_000_000))
      assert.equal((await send(encoding, bomb, json)).status, 413)
    })
})
