import type { ApplicationService } from '@adonisjs/core/types'

/** One that does not answer yet is asked for by whoever needs it. */
const refuseOldServer = async () => {
  const [{ refuseOldServer: refuse }, { StartRefused }, { default: db }] = await Promise.all([
    import('#app/shared/server_version'),
    import('#app/shared/start_refused'),
    import('@adonisjs/lucid/services/db'),
  ])
  await refuse(db.connection()).catch((error: unknown) => {
    if (error instanceof StartRefused) throw error
  })
}

/** Lets the product start on a server that it knows, and a production only without what is demo mode's. */
export default class ProductionProvider {
  constructor(private app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    await refuseOldServer()
    if (!this.app.inProduction) return
    const { refuseUnsafeProduction } = await import('#app/identity/production_check')
    await refuseUnsafeProduction()
  }
}
