import { glob, readFile } from 'node:fs/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { PgBoss } from 'pg-boss'
import env from '#start/env'
import { definedJobs, queueOptions } from '../jobs/queue.js'
import { knownMigrations } from './migrations.js'
import { dropPublishedViews, publishViews } from './published_views.js'
import { refuseOldServer, refuseReadOnly } from '../process/server_checks.js'

export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(`The database is newer than this version of Kasbeno: it has ${migration}.`)
  }
}

const applicationRole = 'kasbeno_app'

/**
 * Brings the schema to this version, as the owner; running it again changes nothing.
 * @returns the names of the migrations that were run
 * @throws StartRefused for a server that is too old, NewerDatabase when the database has migrations that this version
 *   does not know
 */
export const prepareDatabase = async (app: ApplicationService): Promise<string[]> => {
  const owner = db.connection('owner')
  await refuseOldServer(owner)
  await refuseReadOnly(owner)
  const pending = await pendingMigrations(owner)
  await ensureRole(owner)
  if (pending.length > 0) await dropPublishedViews(owner)
  const migrated = await migrate(app)
  await prepareQueues()
  await makeFunctions(app, owner)
  await publishViews(app, owner)
  await applyFile(app, owner, 'database/functions/grants.sql')
  await db.manager.close('owner')
  return migrated
}

type Owner = ReturnType<typeof db.connection>

/** @throws NewerDatabase */
const pendingMigrations = async (owner: Owner): Promise<string[]> => {
  const known = await knownMigrations()
  const table = await owner.rawQuery(`select to_regclass('adonis_schema') as name`)
  if (table.rows[0].name === null) return known
  const applied: { name: string }[] = await owner.from('adonis_schema').select('name').orderBy('id')
  const unknown = applied.find(({ name }) => !known.includes(name))
  if (unknown) throw new NewerDatabase(unknown.name)
  const done = new Set(applied.map(({ name }) => name))
  return known.filter((name) => !done.has(name))
}

/** Bodies read views that are published after them. */
const applyFile = async (app: ApplicationService, owner: Owner, file: string) => {
  const sql = await readFile(app.makePath(file), 'utf8')
  await owner.rawQuery(`set local check_function_bodies = off;\n${sql}`)
}

/** Applied after the migrations at every start, so that the database always has the functions of these files. */
const makeFunctions = async (app: ApplicationService, owner: Owner) => {
  const ofModules = await Array.fromAsync(glob('app/**/functions.sql', { cwd: app.makePath() }))
  for (const file of ofModules.sort()) await applyFile(app, owner, file)
  await applyFile(app, owner, 'database/functions/guards.sql')
}

const ensureRole = async (owner: Owner) => {
  const role = await owner.rawQuery('select 1 from pg_roles where rolname = ?', [applicationRole])
  if (role.rows.length === 0) await owner.rawQuery(`create role ${applicationRole} nologin`)
  if (!env.get('DATABASE_OWNER_URL')) {
    await owner.rawQuery(`grant ${applicationRole} to current_user`)
  }
}

const migrate = async (app: ApplicationService): Promise<string[]> => {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'owner' })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.values(runner.migratedFiles)
    .filter(({ status }) => status === 'completed')
    .map(({ file }) => file.name.split('/').at(-1)!)
}

const prepareQueues = async () => {
  const boss = new PgBoss({
    connectionString: env.get('DATABASE_OWNER_URL', env.get('DATABASE_URL')),
    schema: 'pgboss',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // Failures are thrown as well; without a listener they would end the process.
  boss.on('error', () => undefined)
  try {
    await boss.start()
    for (const { name } of definedJobs()) {
      await boss.createQueue(name, queueOptions)
      // An earlier version may have made it with other options.
      await boss.updateQueue(name, queueOptions)
    }
  } finally {
    // Its timers and connections would keep the failed process alive.
    await boss.stop({ graceful: false })
  }
}
