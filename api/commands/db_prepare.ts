import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const told = (migrated: readonly string[]) =>
  migrated.length === 0
    ? 'the database is of this version already: no migration had to be run'
    : `${migrated.length} migrations were run: ${[...new Set([migrated[0], migrated.at(-1)])].join(' to ')}`

/**
 * Brings the database to this version: migrations, functions, guards, job queues, grants and reference
 * data, as the owner. Running it again changes nothing. A database of a newer version is refused.
 */
export default class DbPrepare extends BaseCommand {
  static override commandName = 'db:prepare'
  static override description = 'Migrate the database and bring its reference data up to date'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Also add the people and data of demo mode, once' })
  declare demo: boolean

  override async run() {
    const { prepareDatabase, NewerDatabase } =
      await import('#app/platform/database/prepare_database')
    const { StartRefused } = await import('#app/platform/process/start_refused')
    try {
      const migrated = await prepareDatabase(this.app)
      const { seedReferenceData } = await import('#database/seeders/reference')
      await seedReferenceData()
      if (this.demo) {
        const { seedDemo } = await import('#database/seeders/demo')
        await seedDemo()
      }
      this.logger.info(told(migrated))
    } catch (error) {
      if (!(error instanceof NewerDatabase || error instanceof StartRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 3
    }
  }
}
