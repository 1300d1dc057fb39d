import type { ApplicationService } from '@adonisjs/core/types'

/** Lets a production start only without what is demo mode's. */
export default class ProductionProvider {
  constructor(private app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web' || !this.app.inProduction) return
    const { refuseUnsafeProduction } = await import('#app/identity/production_check')
    await refuseUnsafeProduction()
  }
}
