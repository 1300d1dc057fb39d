import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Trx = TransactionClientContract
export type Client = QueryClientContract

/**
 * Runs a use case in one transaction: it commits when the callback ends, and rolls back when it throws.
 *
 * Not `db.transaction`: there, a COMMIT that the database refuses (a deferred constraint, a lost
 * connection) still resolves, and the caller would be told of a payment that was never kept. Only
 * knex's own execution promise tells what became of the COMMIT.
 */
export const transaction = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
  let executed: Promise<unknown> | undefined
  const result = await db.transaction((trx) => {
    executed = trx.knexClient.executionPromise
    return work(trx)
  })
  await executed
  return result
}

type Binding = string | number | boolean | null | Date | readonly unknown[]

/**
 * One named prepared statement: planned once per connection. For the hot paths; `?` marks a binding.
 * @returns the rows, typed by the caller who wrote the columns
 */
export const prepared = async <Row>(
  name: string,
  sql: string,
  bindings: Binding[],
  client: Client = db.connection()
): Promise<Row[]> => {
  const raw = client.knexRawQuery(sql, bindings as never).options({ name })
  const result: { rows: Row[] } = await raw
  return result.rows
}

/** The SQLSTATE of a database error, or undefined for any other. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

export const uniqueViolation = '23505'
