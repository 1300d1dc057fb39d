import type { ApplicationService } from '@adonisjs/core/types'
import { StartRefused } from '#app/platform/process/start_refused'

/** Of the framework's commands, those that only show something. */
const harmless = new Set(['inspect:rcfile', 'list:routes', 'migration:status'])

/** @throws StartRefused for a command of the framework that may empty or change what production keeps */
export const refuseInProduction = async (app: ApplicationService, name: string): Promise<void> => {
  if (!app.inProduction || harmless.has(name)) return
  const frameworks = await Promise.all([
    import('@adonisjs/core/commands'),
    import('@adonisjs/lucid/commands'),
  ])
  const known = await Promise.all(frameworks.map(({ getMetaData }) => getMetaData()))
  if (!known.flat().some(({ commandName }) => commandName === name)) return
  throw new StartRefused(
    `Kasbeno runs no ${name} in production, which could destroy what it keeps: db:prepare alone changes the database.`
  )
}
