import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'

const appRoot = new URL('../', import.meta.url)

const importer = (filePath: string) =>
  filePath.startsWith('./') || filePath.startsWith('../')
    ? import(new URL(filePath, appRoot).href)
    : import(filePath)

/** The application, with its environment checked. */
export const ignite = () =>
  new Ignitor(appRoot, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })

export const terminateOnSignals = (app: ApplicationService) => {
  app.listen('SIGTERM', () => app.terminate())
  app.listen('SIGINT', () => app.terminate())
}
