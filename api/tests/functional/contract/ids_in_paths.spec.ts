import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { newId } from '#app/platform/values/ids'
import { call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { anInvoice } from '#factories/invoice'
import { aShopWithCredit } from '#factories/shop'

/** Parameters that name no record: their routes look at the words themselves. */
const words = ['plan', 'step', 'pageSize', 'pageNumber', 'indicator', 'file']

const parametersOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)

const named = () =>
  Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern, matchers }) =>
      parametersOf(pattern)
        .filter((parameter) => !words.includes(parameter))
        .map((parameter) => ({ method: methods[0], pattern, matcher: matchers[parameter] }))
    )

const isOfUuids = ({ matcher }: ReturnType<typeof named>[number]) =>
  matcher.match!.test(newId()) && !matcher.match!.test('x')

/** None is a UUID, however much it looks like one. */
const malformed = [
  'x',
  '0',
  '%00',
  '00000000-0000-0000-0000-00000000000g',
  '00000000-0000-0000-0000-0000000000000',
  '00000000000000000000000000000000',
  '%7B00000000-0000-0000-0000-000000000000%7D',
]

test.group('What a path names', () => {
  test('is checked by the router, whatever the route', ({ assert }) => {
    assert.isAbove(named().length, 80)
    assert.deepEqual(
      named().filter(({ matcher }) => !matcher?.match),
      []
    )
  })

  test('leads nowhere when it is no id: {$self}')
    .with(malformed)
    .run(async ({ assert }, id) => {
      const token = await staffToken('super')
      assert.isAbove(named().filter(isOfUuids).length, 50)
      for (const { method, pattern } of named().filter(isOfUuids)) {
        const { status, body } = await call(method, pattern.replace(/:\w+/g, id), { token })
        assert.equal(status, 404, `${method} ${pattern}`)
        assert.equal(body.title, 'NotFoundException')
        assert.isString(body.traceId)
      }
    })

  test('is the same record in capital letters', async ({ assert }) => {
    const shop = await aShopWithCredit(10_000_000)
    const { id } = await anInvoice({ shop, amount: 1_000_000 })
    const { body } = await get(`/api/order/${id.toUpperCase()}`, { token: shop.token })
    assert.equal(body.id, id)
  })
})
