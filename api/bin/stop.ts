import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { draining } from '#app/platform/process/draining'
import { closeDoor } from '#app/platform/http/door'

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

/** What a stop leaves undone. */
interface Left {
  /** Calls that were broken off. */
  calls: number
  /** Jobs that another worker takes up. */
  jobs: number
}

/** Closes each connection as soon as it has nothing to answer any more: a client that keeps one alive keeps us alive. */
const closeConnections = (server: Server, left: Pick<Left, 'calls'>) => {
  const idle = setInterval(() => server.closeIdleConnections(), lookMs).unref()
  const rest = setTimeout(() => {
    // Those that are idle have been closed.
    server.getConnections((_error, open) => {
      left.calls = open
      server.closeAllConnections()
    })
  }, answersMs).unref()
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}

/** The last line: whoever reads the log tells a stop from a crash by it. */
const tellEnd = async (app: ApplicationService, text: string, startedAt: number, left: Left) => {
  const logger = await app.container.make('logger')
  const ms = Math.round(performance.now() - startedAt)
  logger.info({ ms, callsLeft: left.calls, jobsLeft: left.jobs }, text)
}

const stop = async (app: ApplicationService, signal: NodeJS.Signals) => {
  const startedAt = performance.now()
  const server = await nodeServer(app)
  // Still starting, so nothing was promised to anybody.
  if (!server?.listening) process.exit()
  const logger = await app.container.make('logger')
  logger.info({ signal }, `stopping, told by ${signal}`)
  const left = { calls: 0 }
  // It needs the application, as all that reads the clock does.
  const { JobQueue } = await import('#app/platform/jobs/queue')
  const queue = await app.container.make(JobQueue)
  setTimeout(async () => {
    await tellEnd(app, 'stopped, too late to finish', startedAt, { ...left, jobs: queue.running })
    process.exit(1)
  }, stopMsMax).unref()
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (app.inProduction) await pause(noticeMs)
  await closeDoor(server)
  closeConnections(server, left)
  await app.terminate()
  await tellEnd(app, 'stopped', startedAt, { ...left, jobs: queue.running })
}

/** On a signal to stop the process finishes what it does, and ends within `stopMsMax`. */
export const stopOnSignals = (app: ApplicationService) => {
  const stopOnce = (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) return
    draining.abort()
    void stop(app, signal)
  }
  app.listen('SIGTERM', () => stopOnce('SIGTERM'))
  app.listen('SIGINT', () => stopOnce('SIGINT'))
}
