import ts from 'typescript'
import type { Column } from '#app/shared/resource/columns'
import { resourceNamed, type Resource } from '#app/shared/resource/resource'
import type { Schema } from '../domain/schema.js'
import type { Source } from './source.js'
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
  text: { type: ['string', 'array', 'object', 'null'] },
  code: { type: ['string', 'null'] },
  label: { type: ['string', 'null'] },
  rials: { type: ['number', 'null'] },
  number: { type: ['number', 'null'] },
  day: { type: ['string', 'null'], format: 'date' },
  moment: { type: ['string', 'null'], format: 'date-time' },
  flag: { type: ['boolean', 'null'] },
  any: {},
}
const ids = { uuid: 'string', text: 'string', integer: 'number' } as const

const fieldOf = ({ idKind, columns }: Resource, field: string): Schema => {
  if (field === 'id') return { type: ids[idKind] }
  const column = columns[field]
  if (!column) return {}
  const kind = kinds[column.kind]
  // A label says how known values are called; roles, for one, can be added.
  return column.labels ? { ...kind, examples: Object.keys(column.labels) } : kind
}

/** Fields that users of distributors do not see may be absent. */
const rowOf = (resource: Resource): Schema => {
  const fields = Object.keys(resource.fields)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, fieldOf(resource, field)])),
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

/** What describes a list; its first argument is the name, a `show` stands in its second. */
const describing = new Set(['defineResource', 'definePlainList'])

/** Every list that the application describes, by name. */
export const describedResources = (
  source: Source,
  schemas: TypeSchemas
): Map<string, DescribedResource> => {
  const found = new Map<string, DescribedResource>()
  const look = (node: ts.Node, module: string): void => {
    ts.forEachChild(node, (child) => look(child, module))
    if (!ts.isCallExpression(node) || !describing.has(node.expression.getText())) return
    const [name, description] = node.arguments
    const resource = ts.isStringLiteral(name) && resourceNamed(name.text)
    if (!resource) return
    const row = rowOf(resource)
    const shown = shownBeyond(source, schemas, description)
    found.set(resource.name, { resource, module, row, record: merged(row, shown) })
  }
  for (const file of source.program.getSourceFiles()) {
    const module = /^#app\/([^/]+)\//.exec(source.specifierOf(file) ?? '')?.[1]
    if (module) look(file, module)
  }
  return found
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
