import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { closeDoor } from '#app/platform/http/door'

const knocking = 20

/** Connects and asks from a thread of its own, says so in `asked`, and tells what it was answered. */
const clients = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, asked, knocking } } = require('node:worker_threads')
  const ask = () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nhost: door\\r\\n\\r\\n', () => {
        Atomics.add(asked, 0, 1)
        Atomics.notify(asked, 0)
      })
    })
    socket.once('data', (text) => resolve(String(text).slice(0, 15)) || socket.destroy())
    socket.once('error', (error) => resolve(error.code))
  })
  Promise.all(Array.from({ length: knocking }, ask)).then((told) => parentPort.postMessage(told))
`

test.group('A door that closes', () => {
  test('lets everybody in who waits before it, and answers them', async ({ assert, cleanup }) => {
    let answeredOpen = 0
    const server = createServer((_request, response) => {
      if (server.listening) answeredOpen++
      response.end('come in')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => {
      server.closeAllConnections()
    })
    const { port } = server.address() as AddressInfo
    const asked = new Int32Array(new SharedArrayBuffer(4))
    const thread = new Worker(clients, { eval: true, workerData: { port, asked, knocking } })
    const told = once(thread, 'message')
    await once(thread, 'online')

    // Nobody is let in while this thread stands still.
    for (let count = 0; count < knocking; count = Atomics.load(asked, 0)) {
      Atomics.wait(asked, 0, count)
    }
    await closeDoor(server)
    assert.isFalse(server.listening)
    assert.deepEqual(await told, [Array.from({ length: knocking }, () => 'HTTP/1.1 200 OK')])
    assert.equal(answeredOpen, 0, 'or who came would knock again')
  })
})
