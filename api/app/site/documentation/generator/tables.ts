import string from '@adonisjs/core/helpers/string'
import ts from 'typescript'
import type { Schema } from '../domain/schema.js'
import type { Source } from './source.js'

export interface ColumnFact {
  schema: Schema
  isNullable: boolean
}
export type Tables = (table: string) => Readonly<Record<string, ColumnFact>> | undefined

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

/** The tables, as the migrations wrote them down for the models; views and the ledger's are not among them. */
export const tablesOf = (source: Source): Tables => {
  const found = new Map<string, Record<string, ColumnFact>>()
  for (const model of source.file('#database/schema').statements.filter(ts.isClassDeclaration)) {
    const columns = model.members.flatMap((member) =>
      ts.isPropertyDeclaration(member) && member.type && ts.isIdentifier(member.name)
        ? [[snake(member.name.text), factOf(member.type.getText())] as const]
        : []
    )
    found.set(model.name!.text, Object.fromEntries(columns))
  }
  return (table) => found.get(`${string.pascalCase(string.singular(table))}Schema`)
}
