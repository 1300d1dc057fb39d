import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import string from '@adonisjs/core/helpers/string'
import ts from 'typescript'
import type { Schema } from '../domain/schema.js'
import type { Source } from './source.js'

export interface ColumnFact {
  schema: Schema
  isNullable: boolean
}
export interface Tables {
  (table: string): Columns | undefined
  /** The table that a published view shows. */
  behind?: (view: string) => string | undefined
}

const schemas: Readonly<Record<string, Schema>> = {
  'string': { type: 'string' },
  'number': { type: 'number' },
  'bigint | number': { type: 'number' },
  'boolean': { type: 'boolean' },
  'DateTime': { type: 'string' },
  'string[]': { type: 'array', items: { type: 'string' } },
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const factOf = (declared: string): ColumnFact => {
  const type = declared.replace(/ \| null$/, '')
  return { schema: schemas[type] ?? {}, isNullable: type !== declared }
}

const view = /^create view (\w+) as\s+select ([^;]+?)\s+from (\w+);$/gm

/** A column, or an expression that has a name. */
const shown = (item: string): readonly [name: string, column: string] => {
  const [column, name = column] = item.trim().split(/\s+as\s+/)
  return [name!, column!]
}

/** Of each published view its table, and which of its columns a column is. */
const viewsOf = (root: string) =>
  new Map(
    globSync('app/**/published.sql', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(view)].map(
        ([, name, columns, table]) =>
          [name!, { table: table!, columns: columns!.split(',').map(shown) }] as const
      )
    )
  )

type Columns = Readonly<Record<string, ColumnFact>>

/** What is known of tables, and through it of the published views, which show some of their columns. */
export const withViews = (
  ofTable: (table: string) => Columns | undefined,
  root: string
): Tables => {
  const views = viewsOf(root)
  const columnsOf = (name: string): Columns | undefined => {
    const published = views.get(name)
    if (!published) return ofTable(name)
    const facts = ofTable(published.table)
    return (
      facts &&
      Object.fromEntries(
        published.columns.flatMap(([shownAs, column]) =>
          facts[column] ? [[shownAs, facts[column]]] : []
        )
      )
    )
  }
  return Object.assign(columnsOf, { behind: (name: string) => views.get(name)?.table })
}

/** The tables, as the migrations wrote them down for the models, and the views of them; the ledger's are not among them. */
export const tablesOf = (source: Source): Tables => {
  const found = new Map<string, Columns>()
  for (const model of source.file('#database/schema').statements.filter(ts.isClassDeclaration)) {
    const columns = model.members.flatMap((member) =>
      ts.isPropertyDeclaration(member) && member.type && ts.isIdentifier(member.name)
        ? [[snake(member.name.text), factOf(member.type.getText())] as const]
        : []
    )
    found.set(model.name!.text, Object.fromEntries(columns))
  }
  const ofTable = (table: string) => found.get(`${string.pascalCase(string.singular(table))}Schema`)
  return withViews(ofTable, source.root)
}
