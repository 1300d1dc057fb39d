import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { faultOfCall } from '#app/platform/database/database_fault'
import { readBytes } from '#app/platform/http/read_bytes'

const bytesMax = 32 * 1024

/** Half a body, as a server has it. */
const halfABody = async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const arrival = once(server, 'request') as Promise<[IncomingMessage]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{"a":')
  const [request] = await arrival
  const headers: Record<string, string> = {}
  const response = { header: (name: string, value: string) => (headers[name] = value) }
  const read = readBytes({ request: { request }, response } as unknown as HttpContext, bytesMax)
  const close = () => {
    client.destroy()
    server.close()
  }
  return { read, client, headers, close }
}

const failureOf = (read: Promise<Buffer>) =>
  read.then(
    () => undefined,
    (error: Error & { status?: number }) => error
  )

test.group('A body that does not come', (group) => {
  group.each.teardown(() => mock.timers.reset())

  test('is waited for as long as its size explains, and then refused', async ({
    assert,
    cleanup,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { read, headers, close } = await halfABody()
    cleanup(close)
    let isOver = false
    const failure = failureOf(read).finally(() => (isOver = true))
    mock.timers.tick(15_999)
    await new Promise(setImmediate)
    assert.isFalse(isOver)
    mock.timers.tick(1)
    assert.equal((await failure)?.status, 408)
    assert.equal(headers.Connection, 'close')
  })

  test('that comes late, but in time, is read', async ({ assert, cleanup }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { read, client, close } = await halfABody()
    cleanup(close)
    mock.timers.tick(15_000)
    client.write('true}')
    assert.equal((await read).toString(), '{"a":true}')
  })

  test('since its sender has gone is no fault of ours, nor of the database', async ({
    assert,
    cleanup,
  }) => {
    const { read, client, close } = await halfABody()
    cleanup(close)
    client.destroy()
    const failure = await failureOf(read)
    assert.equal(failure?.status, 400)
    assert.isUndefined(faultOfCall(failure))
  })
})
