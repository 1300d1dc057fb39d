import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import EntityTagMiddleware from '#app/site/pages/middleware/entity_tag_middleware'
import { conditional } from '#app/platform/http/conditional'

/** What is left to be sent after a controller answered a poll with the body. */
const poll = async (body: object, headers: Record<string, string> = {}) => {
  const request = new RequestFactory().create()
  request.request.method = 'GET'
  Object.assign(request.request.headers, headers)
  const ctx = new HttpContextFactory().merge({ request }).create()
  await new EntityTagMiddleware().handle(ctx, async () => {
    conditional(ctx, body)
  })
  return ctx.response
}

test.group('Entity tags', () => {
  test('a poll without news is answered 304, as a browser asks it', async ({ assert }) => {
    const first = await poll({ status: 'PENDING' })
    const etag = String(first.getHeader('etag'))
    assert.equal(first.getStatus(), 200)
    // Browsers add this to a request whose script sets If-None-Match.
    const asked = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    const again = await poll({ status: 'PENDING' }, asked)
    assert.equal(again.getStatus(), 304)
    assert.isNull(again.content![0])
    assert.equal(again.getHeader('etag'), etag)
  })

  test('a poll with news is answered in full under another tag', async ({ assert }) => {
    const first = await poll({ status: 'PENDING' })
    const changed = await poll(
      { status: 'APPROVED' },
      { 'if-none-match': String(first.getHeader('etag')) }
    )
    assert.equal(changed.getStatus(), 200)
    assert.equal(changed.content![0], JSON.stringify({ status: 'APPROVED' }))
    assert.match(String(changed.getHeader('content-type')), /^application\/json/)
    assert.notEqual(changed.getHeader('etag'), first.getHeader('etag'))
  })

  test('a proxy may have made a list of the tags', async ({ assert }) => {
    const etag = String((await poll({ a: 1 })).getHeader('etag'))
    assert.equal((await poll({ a: 1 }, { 'if-none-match': `W/"other", ${etag}` })).getStatus(), 304)
  })
})
