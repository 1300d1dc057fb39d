import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** Names of the migrations that this version of the product knows, in order. */
export const knownMigrations = async (): Promise<string[]> => {
  const files = await readdir(app.makePath('database/migrations'))
  return files
    .filter((file) => /^\d+_.*\.(ts|js)$/.test(file))
    .map((file) => `database/migrations/${file.replace(/\.(ts|js)$/, '')}`)
    .sort()
}

export const latestMigration = async (): Promise<string> => (await knownMigrations()).at(-1)!
