import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { beginLines } from '#app/platform/http/lazy_logger'
import { signIn } from '#tests/support/identity'
import { aServer } from '#tests/support/server'

type Line = Record<string, unknown>

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line): Line => JSON.parse(line))

test.group('The line of a request', () => {
  test('names its route, its caller and its trace, and nothing else that a client sent', async ({
    assert,
    cleanup,
  }) => {
    const { userId, token } = await signIn()
    const server = await aServer({ NODE_ENV: 'development' })
    cleanup(() => server.stop())
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`${server.url}${path}?phone=09121234567`, { headers })
    const known = await ask('/api/user/profile', {
      'authorization': `Bearer ${token}`,
      'x-trace-id': 'a-trace-of-mine',
      'x-request-id': 'an id\tof "mine"',
    })
    const strange = await ask('/api/order/7c9e6679-7425-40de-944b-e07fc1f90ae7', {
      'authorization': 'Bearer somebody',
      'x-trace-id': 'a trace, with a space',
    })
    await strange.arrayBuffer()
    await server.said('"status":401')

    assert.equal(known.headers.get('x-trace-id'), 'a-trace-of-mine')
    const trace = strange.headers.get('x-trace-id')!
    assert.match(trace, /^[\da-f-]{36}$/)
    const [first, second] = linesOf(server.output())
    const always = ['level', 'time', 'pid', 'hostname', 'name', 'traceId', 'method', 'route']
    const fields = [...always, 'status', 'ms', 'msg']
    assert.sameMembers(Object.keys(first), [...fields, 'actorId'])
    assert.sameMembers(Object.keys(second), fields)
    assert.containSubset(first, {
      traceId: 'a-trace-of-mine',
      method: 'GET',
      route: '/api/user/profile',
      status: known.status,
      actorId: userId,
    })
    assert.containSubset(second, { traceId: trace, route: '/api/order/:id', status: 401 })
  })
})

test.group('The logger of a request', () => {
  test('is made once, when the request says something, and begins each line as it was told', ({
    assert,
  }) => {
    const made: object[] = []
    const logger = {
      child(bindings: object) {
        made.push(bindings)
        return { bindings }
      },
    }
    const ctx = { logger } as unknown as HttpContext
    beginLines(ctx, { traceId: 'a-trace' })
    assert.lengthOf(made, 0)
    assert.deepEqual(ctx.logger, { bindings: { traceId: 'a-trace' } } as never)
    assert.equal(ctx.logger, ctx.logger)
    assert.deepEqual(made, [{ traceId: 'a-trace' }])
  })
})
