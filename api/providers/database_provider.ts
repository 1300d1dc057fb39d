import type { ApplicationService } from '@adonisjs/core/types'
import { laneLimits } from '#app/platform/database/connection_lanes'
import { guardPool } from '#app/platform/database/database'

const guarded = 'app'

export default class DatabaseProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const emitter = await this.app.container.make('emitter')
    const logger = await this.app.container.make('logger')
    // Read when the environment is: a provider is loaded before.
    const { pool } = await import('#config/database')
    emitter.on('db:connection:connect', ({ name, client }) => {
      if (name !== guarded || !client) return
      guardPool(client.client, {
        limits: laneLimits(pool.size),
        waitMs: pool.waitMs,
        deadlineMs: pool.deadlineMs,
        onSecond: (fault) => {
          if (this.app.inTest) throw fault
          logger.error({ err: fault }, 'a use case may wait for itself')
        },
      })
    })
  }
}
