import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** Longest wait for clients that keep connecting. */
const quietWithinMs = 500

/** Node accepts one connection per turn of its event loop. */
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
 * Stops listening once the kernel's backlog is accepted; it would be reset otherwise, with what clients have sent.
 * Nothing is answered until then, or busy clients would reconnect at once.
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
