import type { ApplicationService } from '@adonisjs/core/types'

/** One that does not answer yet is waited for afterwards. */
const refuseOldServer = async () => {
  const [{ refuseOldServer: refuse, refusePooledSession }, { StartRefused }, { default: db }] =
    await Promise.all([
      import('#app/platform/process/server_checks'),
      import('#app/platform/process/start_refused'),
      import('@adonisjs/lucid/services/db'),
    ])
  const client = db.connection()
  const asked = refuse(client).then(() => refusePooledSession(client))
  await asked.catch((error: unknown) => {
    if (error instanceof StartRefused) throw error
  })
}

/** Lets a server start only on a database that it knows and, in production, without what is demo mode's. */
export default class StartProvider {
  constructor(private app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    const { refuseUnsafeEnvironment, refuseUnsafeData } =
      await import('#app/people/identity/production_check')
    const { awaitDatabase } = await import('#app/platform/database/await_database')
    if (this.app.inProduction) refuseUnsafeEnvironment()
    await refuseOldServer()
    await awaitDatabase()
    if (this.app.inProduction) await refuseUnsafeData()
  }
}
