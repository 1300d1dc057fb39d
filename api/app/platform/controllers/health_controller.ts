import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { Worker } from '#app/platform/jobs/worker'
import { draining } from '#app/platform/process/draining'
import { obstacle, whySilent } from '#app/platform/process/readiness'

/** For load balancers and supervisors. Readiness asks the database and its migrations alone. */
export default class HealthController {
  async live() {
    return { status: 'ok' }
  }

  async ready({ response, logger }: HttpContext) {
    if (draining.signal.aborted) return response.status(503).json({ status: 'it is being stopped' })
    // It listens before its queues are open; a start that fails in between ends the process.
    if (!app.isReady) return response.status(503).json({ status: 'it is being started' })
    try {
      const status = await obstacle()
      if (!status) return { status: 'ok' }
      return response.status(503).json({ status })
    } catch (error) {
      const status = await whySilent(error)
      logger.error({ err: error }, status)
      return response.status(503).json({ status })
    }
  }

  async jobs({ response }: HttpContext) {
    const worker = app.container.hasBinding(Worker) && (await app.container.make(Worker))
    if (!worker) return response.status(503).json({ status: 'this process does no jobs' })
    const silent = worker.silent()
    if (silent.length === 0) return { status: 'ok' }
    return response.status(503).json({ status: `nobody looks into ${silent.join(', ')}` })
  }
}
