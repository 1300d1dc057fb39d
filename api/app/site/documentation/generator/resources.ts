import { basename } from 'node:path'
import ts from 'typescript'
import { changeKinds } from '#contracts/change_requests'
import { borrowedKinds, ownKinds } from '#app/platform/change_requests/kinds'
import type { Column } from '#app/platform/resource/columns'
import { resourceNamed, type Resource } from '#app/platform/resource/resource'
import type { Schema } from '../domain/schema.js'
import { columnOf, isPresent, readBy, type ReadTypes } from './presence.js'
import { moduleFolder } from './module_folder.js'
import type { Source } from './source.js'
import { tablesOf, type Tables } from './tables.js'
import type { TypeSchemas } from './type_schemas.js'

export interface DescribedResource {
  resource: Resource
  module: string
  /** A row of the list. */
  row: Schema
  /** One record: the row and what its page shows beyond it. */
  record: Schema
}

const kinds: Record<Column['kind'], Schema> = {
  text: { type: 'string' },
  code: { type: 'string' },
  label: { type: 'string' },
  rials: { type: 'number' },
  number: { type: 'number' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  flag: { type: 'boolean' },
  any: {},
}
const ids = { uuid: 'string', text: 'string', integer: 'number' } as const

const orNull = (schema: Schema): Schema => {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] }
  if (!schema.type) return schema
  return { ...schema, type: [schema.type, 'null'].flat() }
}

/** The values of a closed enumeration: those that its words call, else those that its filter takes. */
const valuesOf = ({ columns, filters }: Resource, field: string): readonly string[] | undefined => {
  const column = columns[field]
  if (column?.kind === 'label') return column.isOpen ? undefined : Object.keys(column.labels!)
  const takes = filters[field]?.takes
  return takes?.kind === 'enum' ? takes.values : undefined
}

const fieldOf = (resource: Resource, field: string, read: ReadTypes): Schema => {
  const { idKind, columns, fields } = resource
  if (field === 'id') return { type: ids[idKind] }
  const ofTable = columnOf(fields[field], read)
  const column = columns[field]
  const isList = ofTable?.schema.type === 'array'
  const held = (!isList && column ? kinds[column.kind] : ofTable?.schema) ?? {}
  const values = valuesOf(resource, field)
  const ofValues = values && (isList ? { ...held, items: { enum: values } } : { enum: values })
  // A label of staff's own says how known values are called.
  const known = column?.isOpen && { ...held, examples: Object.keys(column.labels!) }
  const schema: Schema = ofValues ?? (known || held)
  return isPresent(fields[field], read) ? schema : orNull(schema)
}

/** The read of a list, by its tables. */
export const readOf = (resource: Resource, tables: Tables) =>
  readBy(resource.query().toString(), tables)

/** Fields that users of distributors do not see may be absent. */
const rowOf = (resource: Resource, tables: Tables, declared: Record<string, Schema>): Schema => {
  const { read } = readOf(resource, tables)
  const fields = Object.keys(resource.fields)
  const strange = Object.keys(declared).filter((field) => !fields.includes(field))
  if (strange.length) throw new Error(`${resource.name} has no fields ${strange.join(', ')}`)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field, declared[field] ?? fieldOf(resource, field, read)])
    ),
    required: fields.filter((field) => !resource.bankOnly.includes(field)).sort(),
  }
}

const merged = (row: Schema, shown: Schema | undefined): Schema => ({
  type: 'object',
  properties: { ...row.properties, ...shown?.properties },
  required: [...new Set([...(row.required ?? []), ...(shown?.required ?? [])])].sort(),
  // A bare `object` does not say what it holds.
  ...(shown && !shown.properties ? { additionalProperties: true } : {}),
})

/** What `waitingOn` names on the pages of records that requests may be about. */
const waitingSchema: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { type: 'string', enum: [...changeKinds] },
      action: { type: 'string' },
      askedAt: { type: 'string', format: 'date-time' },
    },
    required: ['action', 'askedAt', 'id', 'kind'],
  },
}
const withWaiting = ({ name }: Resource, record: Schema): Schema =>
  [...ownKinds(), ...borrowedKinds()].some(({ subjects }) => subjects.includes(name))
    ? {
        ...record,
        properties: { ...record.properties, waitingChanges: waitingSchema },
        required: [...(record.required ?? []), 'waitingChanges'].sort(),
      }
    : record

/** What describes a list; its first argument is the name, a `show` stands in its second. */
const describing = new Set(['defineResource', 'definePlainList'])

/** Every list that the application describes, by name. */
export const describedResources = (
  source: Source,
  schemas: TypeSchemas
): Map<string, DescribedResource> => {
  const found = new Map<string, DescribedResource>()
  const tables = tablesOf(source)
  const look = (node: ts.Node, module: string): void => {
    ts.forEachChild(node, (child) => look(child, module))
    if (!ts.isCallExpression(node) || !describing.has(node.expression.getText())) return
    const [name, description] = node.arguments
    const resource = ts.isStringLiteral(name) && resourceNamed(name.text)
    if (!resource) return
    const row = rowOf(resource, tables, declaredTypes(source, schemas, description))
    const shown = shownBeyond(source, schemas, description)
    const record = withWaiting(resource, merged(row, shown))
    found.set(resource.name, { resource, module, row, record })
  }
  for (const file of source.program.getSourceFiles()) {
    const folder = moduleFolder(source.specifierOf(file) ?? '')
    if (folder) look(file, basename(folder))
  }
  return found
}

/** What the description's fields say that they hold. */
const declaredTypes = (
  { checker }: Source,
  schemas: TypeSchemas,
  description: ts.Expression
): Record<string, Schema> => {
  const memberOf = (type: ts.Type | undefined, name: string) => {
    const member = type?.getProperty(name)
    return member && checker.getNonNullableType(checker.getTypeOfSymbol(member))
  }
  const fields = memberOf(checker.getTypeAtLocation(description), 'fields')
  const held = (fields ? checker.getPropertiesOfType(fields) : []).flatMap((field) => {
    const as = memberOf(checker.getTypeOfSymbol(field), 'holds')?.getProperty('as')
    const type = as && checker.getTypeOfSymbol(as)
    return type && !(type.flags & ts.TypeFlags.Unknown) ? [[field.name, schemas.of(type)]] : []
  })
  return Object.fromEntries(held)
}

/** What the description's `show` gives. */
const shownBeyond = (
  { checker }: Source,
  schemas: TypeSchemas,
  description: ts.Expression
): Schema | undefined => {
  const show = checker.getTypeAtLocation(description).getProperty('show')
  const [signature] = show ? checker.getTypeOfSymbol(show).getCallSignatures() : []
  if (!signature) return undefined
  const schema = schemas.of(checker.getAwaitedType(signature.getReturnType())!)
  const name = schema.$ref?.split('/').at(-1)
  return name ? schemas.components[name] : schema
}
