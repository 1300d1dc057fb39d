import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { draining } from '#app/shared/draining'
import { closeDoor } from '#app/shared/http/door'

/** A proxy that asks /health/ready looks elsewhere before the door closes. */
const noticeMs = 3_000
/** What is still being answered then is broken off. */
const answersMs = 7_000
const lookMs = 100
/** Supervisors kill after twenty seconds. */
const stopMsMax = 19_000

const nodeServer = async (app: ApplicationService): Promise<Server | undefined> => {
  const server = await app.container.make('server')
  return server.getNodeServer() as Server | undefined
}

/** Closes each connection as soon as it has nothing to answer any more: a client that keeps one alive keeps us alive. */
const closeConnections = (server: Server) => {
  const idle = setInterval(() => server.closeIdleConnections(), lookMs).unref()
  const rest = setTimeout(() => server.closeAllConnections(), answersMs).unref()
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}

const stop = async (app: ApplicationService) => {
  const server = await nodeServer(app)
  // Still starting, so nothing was promised to anybody.
  if (!server?.listening) process.exit()
  setTimeout(() => process.exit(1), stopMsMax).unref()
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (app.inProduction) await pause(noticeMs)
  await closeDoor(server)
  closeConnections(server)
  await app.terminate()
}

/** On a signal to stop the process finishes what it does, and ends within `stopMsMax`. */
export const stopOnSignals = (app: ApplicationService) => {
  const stopOnce = () => {
    if (draining.signal.aborted) return
    draining.abort()
    void stop(app)
  }
  app.listen('SIGTERM', stopOnce)
  app.listen('SIGINT', stopOnce)
}
