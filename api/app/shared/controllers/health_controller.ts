import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { latestMigration } from '#app/shared/migrations'

/** For load balancers and supervisors. Readiness asks the database and its migrations, nothing else. */
export default class HealthController {
  async live() {
    return { status: 'ok' }
  }

  async ready({ response, logger }: HttpContext) {
    try {
      const row = await db
        .from('adonis_schema')
        .where('name', await latestMigration())
        .first()
      if (row) return { status: 'ok' }
      return response.status(503).json({ status: 'migrations are pending' })
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return response.status(503).json({ status: 'the database does not answer' })
    }
  }
}
