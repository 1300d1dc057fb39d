import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ConnectionLanes, type LaneLimits } from './connection_lanes.js'
import env from '#start/env'
import { Overloaded } from '../errors.js'
import { type QueryCallback, PreparedQuery } from './prepared_query.js'
import { watchConnection } from './watched_connection.js'

export type Trx = TransactionClientContract
export type Client = QueryClientContract

/** Whether the work of this async context has a connection of its own already. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Runs a use case in one transaction: it commits when the callback ends, and rolls back when it throws.
 *
 * Not `db.transaction`: there, a COMMIT that the database refuses (a deferred constraint, a lost
 * connection) still resolves, and the caller would be told of a payment that was never kept. Only
 * knex's own execution promise tells what became of the COMMIT.
 */
export const transaction = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
  let executed: Promise<unknown> | undefined
  const own = { isOpen: true }
  const result = await db.transaction(async (trx) => {
    executed = trx.knexClient.executionPromise
    try {
      return await transactions.run(own, async () => await work(trx))
    } finally {
      own.isOpen = false
    }
  })
  await executed
  return result
}

interface Pool {
  acquireConnection(): Promise<object>
  releaseConnection(connection: object): Promise<void>
}
interface PoolGuard {
  /** How many connections each lane may hold. */
  limits: LaneLimits
  /** How long anybody but a job waits for one. */
  waitMs: number
  /** How long a connection may be silent before it is ended. */
  deadlineMs: number
  onSecond: (fault: Error) => void
}

/** A connection may be silent for this much longer than the time that the server itself gives a statement. */
const beyondMs = 2_000

/**
 * Watches who takes a connection out of a pool. Who asks for a second one while its transaction holds the
 * first may wait for itself: as many of those as the pool has connections, and nobody gets one any more. They
 * are told to `onSecond`. Who waits in vain gets a refusal that says when to come back.
 */
export const guardPool = (
  pool: Pool,
  { limits, waitMs, deadlineMs, onSecond }: PoolGuard
): void => {
  const acquire = pool.acquireConnection.bind(pool)
  const release = pool.releaseConnection.bind(pool)
  const lanes = new ConnectionLanes(limits, waitMs)
  pool.acquireConnection = async () => {
    if (transactions.getStore()?.isOpen) {
      onSecond(new Error('a second connection was asked for while a transaction is open'))
    }
    try {
      const connection = await lanes.take(acquire)
      watchConnection(connection, { deadlineMs, beyondMs })
      return connection
    } catch (error) {
      if (error instanceof Error && error.name === 'KnexTimeoutError') throw new Overloaded()
      throw error
    }
  }
  pool.releaseConnection = (connection) => {
    lanes.giveBack(connection)
    return release(connection)
  }
}

export type SqlBinding = string | number | boolean | null | Date | readonly unknown[]

interface Connections {
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
  emit(event: 'query', query: { sql: string; bindings: SqlBinding[] }): boolean
}
interface Connection {
  query(query: PreparedQuery, answer: QueryCallback): void
}

const connectionsOf = (client: Client): Connections => {
  if (!client.isTransaction) return client.getWriteClient().client
  const { knexClient } = client as Trx
  if (knexClient.isCompleted()) throw new Error('the transaction has ended')
  return knexClient.client
}

/** A pooler stands between, which gives each transaction another session. */
const isPooled = env.get('DATABASE_POOLER') === 'transaction'

const positioned = new Map<string, string>()

/** The statement as PostgreSQL reads it: `$1` for the first `?`. An escaped one stays. */
const position = (sql: string): string => {
  const known = positioned.get(sql)
  if (known) return known
  let count = 0
  const text = sql.replace(/(\\?)\?/g, (_, escape) => (escape ? '?' : `$${++count}`))
  positioned.set(sql, text)
  return text
}

const rowsOf = (connection: Connection, query: PreparedQuery) =>
  new Promise<unknown[]>((resolve, reject) => {
    connection.query(query, (error, rows) => (rows ? resolve(rows) : reject(error)))
  })

/**
 * One named prepared statement: planned once per connection. For the hot paths; `?` marks a binding. Takes
 * the connection from knex, and spares its builder: that takes as long as the rest of a small read.
 * @returns the rows, typed by the caller who wrote the columns
 */
export const prepared = async <Row>(
  name: string,
  sql: string,
  values: SqlBinding[],
  client: Client = db.connection()
): Promise<Row[]> => {
  const text = position(sql)
  const connections = connectionsOf(client)
  const connection = await connections.acquireConnection()
  // Whoever listens to knex hears of these too.
  connections.emit('query', { sql: text, bindings: values })
  try {
    return (await rowsOf(
      connection,
      new PreparedQuery(isPooled ? '' : name, text, values)
    )) as Row[]
  } catch (error) {
    // It was made where bytes arrive; whoever reads of it wants to know who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  } finally {
    void connections.releaseConnection(connection)
  }
}

/** Sends a query within a transaction; Lucid's type of Knex's transaction is narrower than Knex's own. */
export const transacting = <Sent extends { transacting: (trx: never) => Sent }>(
  query: Sent,
  trx: Trx
): Sent => query.transacting(trx.knexClient as never)

/** The SQLSTATE of a database error, or undefined for any other. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

export const uniqueViolation = '23505'
/** What has taken longer than its `statement_timeout`. */
export const queryCanceled = '57014'

/** The constraint or unique index that refused a statement, or undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined
