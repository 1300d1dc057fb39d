import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** Who knocks without end is not waited for any longer. */
const quietWithinMs = 500

/** Each turn of Node's loop takes one connection out of the kernel's queue. */
const untilNobodyKnocks = async (server: Server): Promise<void> => {
  const lastsUntil = performance.now() + quietWithinMs
  let hasKnocked = true
  const note = () => {
    hasKnocked = true
  }
  server.on('connection', note)
  while (hasKnocked && performance.now() < lastsUntil) {
    hasKnocked = false
    await turn()
    await turn()
  }
  server.off('connection', note)
}

/**
 * Takes no new connections once those that wait have come in: the kernel would reset them, with what they have sent.
 * Nobody new is answered until then, or clients that go on asking would knock again at once.
 */
export const closeDoor = async (server: Server): Promise<void> => {
  const answers = server.listeners('request')
  const closed = Promise.withResolvers<void>()
  server.removeAllListeners('request')
  server.on('request', async (...call) => {
    await closed.promise
    for (const answer of answers) Reflect.apply(answer, server, call)
  })
  await untilNobodyKnocks(server)
  Listener.prototype.close.call(server)
  closed.resolve()
}
