import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const appRoot = new URL('../', import.meta.url)

const importer = (filePath: string) =>
  filePath.startsWith('./') || filePath.startsWith('../')
    ? import(new URL(filePath, appRoot).href)
    : import(filePath)

/** The application, with its environment checked and both stop signals answered. */
export const ignite = () =>
  new Ignitor(appRoot, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
