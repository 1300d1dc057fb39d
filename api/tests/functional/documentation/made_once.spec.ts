import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import type { HttpContext } from '@adonisjs/core/http'
import { gunzipSync } from 'node:zlib'
import DocsController from '#app/site/documentation/controllers/docs_controller'
import { get } from '#tests/support/http'

const controller = new DocsController()
const asked = async (
  headers: Record<string, string>,
  answer: (ctx: HttpContext) => Promise<unknown>
) => {
  const request = new RequestFactory().create()
  Object.assign(request.request.headers, headers)
  const ctx = new HttpContextFactory().merge({ request }).create()
  await answer(ctx)
  return ctx.response
}
const sent = async (
  headers: Record<string, string>,
  answer: (ctx: HttpContext) => Promise<unknown>
) => (await asked(headers, answer)).content![0] as Buffer

test.group('What never changes', () => {
  const zip = { 'accept-encoding': 'gzip' }
  for (const [name, answer] of Object.entries({
    'the API’s document': (ctx: HttpContext) => controller.document(ctx),
    'a page of ours': (ctx: HttpContext) => controller.show(ctx),
  })) {
    test(`is made, tagged and packed once: ${name}`, async ({ assert }) => {
      const packed = await sent(zip, answer)
      assert.strictEqual(await sent(zip, answer), packed)
      const plain = await sent({}, answer)
      assert.strictEqual(await sent({}, answer), plain)
      assert.deepEqual(gunzipSync(packed), plain)
      const etag = (await asked(zip, answer)).getHeader('etag') as string
      const known = await asked({ ...zip, 'if-none-match': etag }, answer)
      assert.equal(known.getStatus(), 304)
    })
  }

  test('is answered with 304 to who has it', async ({ assert }) => {
    const first = await get('/api/docs/openapi.json')
    const etag = first.headers.get('etag')!
    const again = await get('/api/docs/openapi.json', { headers: { 'if-none-match': etag } })
    assert.equal(again.status, 304)
    assert.equal((await get('/api/docs/docs.css')).status, 200)
  })
})
