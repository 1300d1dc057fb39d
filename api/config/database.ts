import { types } from 'pg'
import logger from '@adonisjs/core/services/logger'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { toSafeInteger } from '#app/platform/values/money'

const int8 = 20
const numeric = 1700
const date = 1082

/** Amounts and counts are safe integers, dates are `YYYY-MM-DD`; decided once, for every query. */
types.setTypeParser(int8, toSafeInteger)
types.setTypeParser(numeric, Number)
types.setTypeParser(date, (text) => text)

/** A server that hangs takes connections, and never answers on them. */
const connectWithinMs = 5_000
interface Session {
  query: (statement: unknown, ...rest: unknown[]) => unknown
}

/** What libraries prepare under a name would be another session's: behind a pooler it goes without. */
const forgetNames = (session: Session, done: (error: unknown, session: Session) => void) => {
  const query = session.query.bind(session)
  session.query = (statement, ...rest) => {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    if (isNamed && !('submit' in statement))
      return query({ ...statement, name: undefined }, ...rest)
    return query(statement, ...rest)
  }
  done(null, session)
}

/** A connection string with settings that PostgreSQL takes at the start of a session. */
const connectionTo = (url: string, settings: Record<string, string>) => {
  const connectionString = new URL(url)
  for (const [name, value] of Object.entries(settings)) {
    connectionString.searchParams.set(name, value)
  }
  return { connectionString: connectionString.href, connectionTimeoutMillis: connectWithinMs }
}

/** With one URL for both, the application gives up the owner's rights for as long as it is connected. */
const asApplication: Record<string, string> = env.get('DATABASE_OWNER_URL')
  ? {}
  : { options: '-c role=kasbeno_app' }

/** The server ends a statement by then. */
const statementMs = 30_000

/** What holds where the environment says nothing else. */
export const databaseDefaults = {
  poolSize: 10,
  /** Whoever gets no connection within this time is told to come back: a queue of minutes helps nobody. */
  poolWaitMs: 2_000,
  /** Who waits longer for a row that another transaction holds gives its connection back; nothing was written. */
  lockWaitMs: 5_000,
} as const

export const pool = {
  size: env.get('DATABASE_POOL', databaseDefaults.poolSize),
  waitMs: env.get('DATABASE_POOL_WAIT_MS', databaseDefaults.poolWaitMs),
  /** A server that hangs ends nothing: this long a connection may be silent before we end it. */
  deadlineMs: env.get('DATABASE_DEADLINE_MS', statementMs + 2_000),
}

/** knex writes each connection that it does not get, with a stack; whoever wanted it throws, and is logged for that. */
const untold = 'Acquire connection error'
const log = {
  warn: (text: string) => {
    if (!text.startsWith(untold)) logger.warn(text)
  },
  error: (text: string) => logger.error(text),
  deprecate: (text: string) => logger.warn(text),
  debug: (text: string) => logger.debug(text),
}

/** A pooler refuses what it cannot keep for each of its clients: there the role of the URL brings it. */
const ofSession: Record<string, string> =
  env.get('DATABASE_POOLER') === 'transaction'
    ? {}
    : {
        statement_timeout: String(statementMs),
        lock_timeout: String(env.get('DATABASE_LOCK_WAIT_MS', databaseDefaults.lockWaitMs)),
        ...asApplication,
      }

export default defineConfig({
  connection: 'app',
  connections: {
    app: {
      client: 'pg',
      ...{ log },
      connection: connectionTo(env.get('DATABASE_URL'), {
        application_name: 'kasbeno',
        ...ofSession,
      }),
      pool: {
        min: 0,
        max: pool.size,
        idleTimeoutMillis: 30_000,
        acquireTimeoutMillis: pool.waitMs,
        ...(env.get('DATABASE_POOLER') === 'transaction' && { afterCreate: forgetNames }),
      },
    },
    owner: {
      client: 'pg',
      ...{ log },
      connection: connectionTo(env.get('DATABASE_OWNER_URL', env.get('DATABASE_URL')), {
        application_name: 'kasbeno-migrations',
      }),
      pool: { min: 0, max: 2 },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: [
          'adonis_schema',
          'adonis_schema_versions',
          'owners',
          'owner_plans',
          'owner_contracts',
          'buyers',
        ],
      },
    },
  },
})
