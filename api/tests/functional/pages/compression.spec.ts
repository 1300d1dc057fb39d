import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { gunzipSync } from 'node:zlib'
import CompressionMiddleware from '#app/site/pages/middleware/compression_middleware'

const long = { items: Array.from({ length: 200 }, (_, id) => ({ id, name: 'فروشگاه' })) }

/** What a controller that answered with the body leaves to be sent. */
const answer = async (body: unknown, headers: Record<string, string>) => {
  const request = new RequestFactory().create()
  Object.assign(request.request.headers, headers)
  const ctx = new HttpContextFactory().merge({ request }).create()
  await new CompressionMiddleware().handle(ctx, async () => {
    ctx.response.send(body)
  })
  return ctx.response
}

test.group('Compression', () => {
  test('a long answer is compressed for those who take it', async ({ assert }) => {
    const response = await answer(long, { 'accept-encoding': 'gzip, br' })
    assert.equal(response.getHeader('content-encoding'), 'gzip')
    assert.equal(response.getHeader('content-type'), 'application/json; charset=utf-8')
    assert.equal(response.getHeader('vary'), 'Accept-Encoding')
    assert.deepEqual(JSON.parse(gunzipSync(response.content![0]).toString()), long)
  })

  test('others get it as it is, and a cache is told that it differs', async ({ assert }) => {
    for (const headers of [
      {},
      { 'accept-encoding': 'identity' },
      { 'accept-encoding': 'gzip;q=0' },
    ]) {
      const response = await answer(long, headers as Record<string, string>)
      assert.isUndefined(response.getHeader('content-encoding'))
      assert.deepEqual(response.content![0], long)
      assert.equal(response.getHeader('vary'), 'Accept-Encoding')
    }
  })

  test('a short answer, a file and nothing at all stay as they are', async ({ assert }) => {
    for (const body of [{ id: 1 }, Buffer.alloc(5000), null]) {
      const response = await answer(body, { 'accept-encoding': 'gzip' })
      assert.isUndefined(response.getHeader('content-encoding'))
      assert.equal(response.content![0], body)
    }
  })
})
