import db from '@adonisjs/lucid/services/db'
import type { ColumnType } from './statements.js'

/** A column of a statement's result, as PostgreSQL describes it without running the statement. */
export interface Described {
  name: string
  /** What `pg` makes of it. */
  kind: string
  /** It is a column of a table, and that may be null. */
  mayBeNull: boolean
}

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}
interface Wire {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}
interface Client {
  query(work: DescribeStatement): unknown
}

/** Parse and Describe of the wire protocol, the way libraries check SQL against a database. */
class DescribeStatement {
  #fields: Field[] = []
  readonly done: Promise<Field[]>
  #resolve!: (fields: Field[]) => void
  #reject!: (error: Error) => void

  constructor(private readonly text: string) {
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Wire) {
    connection.parse({ name: '', text: this.text, types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
  }
  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#fields = fields
  }
  handleError(error: Error) {
    this.#reject(error)
  }
  handleReadyForQuery() {
    this.#resolve(this.#fields)
  }
}

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']
const kindOf = (type: string): string => {
  if (type.startsWith('_')) return 'array'
  if (numbers.includes(type)) return 'number'
  if (type === 'bool') return 'boolean'
  if (type === 'bytea') return 'Buffer'
  if (type === 'json' || type === 'jsonb') return 'json'
  return type === 'timestamptz' || type === 'timestamp' ? 'Date' : 'string'
}

/** `$1` for the first `?`, as `prepared` numbers them. */
const positioned = (sql: string): string => {
  let count = 0
  return sql.replace(/(\\?)\?/g, (_, escape) => (escape ? '?' : `$${++count}`))
}

/** Views with what they select, which says of each of their columns where it comes from. */
const viewsSql = `
  select oid, pg_get_viewdef(oid) as sql from pg_class
   where relkind = 'v' and oid = any(?::oid[])`

const typesSql = `select oid, typname as name from pg_type where oid = any(?::oid[])`
const nullableSql = `
  select attrelid || '.' || attnum as name from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p')
   where attnum > 0 and not attnotnull and attrelid = any(?::oid[])`

/** @throws the database's error for a statement that it does not understand */
const fieldsOf = async (sql: string): Promise<Field[]> => {
  const pool = db.connection().getWriteClient().client as {
    acquireConnection(): Promise<Client>
    releaseConnection(client: Client): Promise<void>
  }
  const client = await pool.acquireConnection()
  const work = new DescribeStatement(positioned(sql))
  try {
    client.query(work)
    return await work.done
  } finally {
    await pool.releaseConnection(client)
  }
}

/** What a column of a view is a column of. */
const behindViews = async (fields: Field[]): Promise<Field[]> => {
  const { rows }: { rows: { oid: number; sql: string }[] } = await db.rawQuery(viewsSql, [
    fields.map(({ tableID }) => tableID),
  ])
  if (rows.length === 0) return fields
  const shown = new Map<number, Field[]>()
  for (const { oid, sql } of rows) shown.set(Number(oid), await fieldsOf(sql))
  return behindViews(
    fields.map((field) => {
      const source = shown.get(field.tableID)?.[field.columnID - 1]
      return source ? { ...field, tableID: source.tableID, columnID: source.columnID } : field
    })
  )
}

/** @throws the database's error for a statement that it does not understand */
export const describeSql = async (sql: string): Promise<Described[]> => {
  const fields = await behindViews(await fieldsOf(sql))
  const oids = fields.map(({ dataTypeID }) => dataTypeID)
  const types: { rows: { oid: number; name: string }[] } = await db.rawQuery(typesSql, [oids])
  const tables = fields.map(({ tableID }) => tableID)
  const nullable: { rows: { name: string }[] } = await db.rawQuery(nullableSql, [tables])
  const nullables = new Set(nullable.rows.map(({ name }) => name))
  return fields.map(({ name, tableID, columnID, dataTypeID }) => ({
    name,
    kind: kindOf(types.rows.find(({ oid }) => Number(oid) === dataTypeID)!.name),
    mayBeNull: nullables.has(`${tableID}.${columnID}`),
  }))
}

/** JSON may hold anything but what it cannot say. */
const fits = (declared: string, kind: string): boolean =>
  declared === 'unknown' || declared === kind || (kind === 'json' && !/Date|Buffer/.test(declared))

/**
 * Where a declared row says something else than the database; empty when it does not lie.
 * @param neverNull columns that no row of the statement has empty, whatever the table allows
 */
export const liesOf = (
  row: Record<string, ColumnType>,
  described: readonly Described[],
  neverNull: readonly string[] = []
): string[] => [
  ...Object.keys(row)
    .filter((name) => !described.some((column) => column.name === name))
    .map((name) => `${name} is no column`),
  ...described.flatMap(({ name, kind, mayBeNull }) => {
    const declared = row[name]
    if (!declared) return [`${name} is not declared`]
    if (!fits(declared.kind, kind)) return [`${name} is ${kind} and not ${declared.kind}`]
    return mayBeNull && !declared.isNullable && !neverNull.includes(name)
      ? [`${name} may be null`]
      : []
  }),
]
