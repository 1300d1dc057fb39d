import type { DocumentedOperation, OpenApi } from './document.js'
import type { Schema } from './schema.js'

/**
 * TypeScript of the document's answers, for the front ends: each named schema as a type, and what each
 * path answers when it succeeds. Covers the keywords that our own schemas use, and refuses others.
 */

const known = new Set([
  ...['type', 'const', 'enum', 'examples', 'format', 'pattern', 'minimum', 'maximum', '$ref'],
  ...['properties', 'required', 'additionalProperties', 'items', 'anyOf', 'not', 'description'],
])

/** `orders.row` → `OrdersRow`. */
const nameOf = (schema: string): string =>
  schema.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())

const union = (members: string[]): string => [...new Set(members)].join(' | ')

/** Types of the values that JSON calls so; an object without a description is anything. */
const ofKind = (kind: string, schema: Schema): string => {
  if (kind === 'integer') return 'number'
  if (kind === 'array') return schema.items ? `Array<${typeOf(schema.items)}>` : 'unknown[]'
  return kind === 'object' ? objectOf(schema) : kind
}

const objectOf = ({ properties, required = [], additionalProperties }: Schema): string => {
  const further =
    typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  if (!properties) return `Record<string, ${further}>`
  const members = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${mark}: ${typeOf(schema)}`
  })
  const open = additionalProperties ? ` & Record<string, ${further}>` : ''
  return `{ ${members.join('; ')} }${open}`
}

export const typeOf = (schema: Schema): string => {
  const strange = Object.keys(schema).filter((keyword) => !known.has(keyword))
  if (strange.length) throw new Error(`no type for the keywords ${strange.join(', ')}`)
  if (schema.$ref) return nameOf(schema.$ref.split('/').at(-1)!)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.anyOf) return union(schema.anyOf.map(typeOf))
  if (schema.not) return 'undefined'
  if (!schema.type) return 'unknown'
  return union([schema.type].flat().map((kind) => ofKind(kind, schema)))
}

/** JSON of every success; files are fetched by their address, not read as JSON. */
const answerOf = ({ responses }: DocumentedOperation): string | undefined => {
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => {
      if (!content) return ['undefined']
      const schema = content['application/json']?.schema
      return schema ? [typeOf(schema)] : []
    })
  return answers.length ? union(answers) : undefined
}

const answersBy = (method: string, { paths }: OpenApi): string => {
  const answers = Object.entries(paths).flatMap(([path, methods]) => {
    const answer = methods[method] && answerOf(methods[method])
    return answer ? [`    '${path}': ${answer}\n`] : []
  })
  return `  ${method}: {\n${answers.join('')}  }\n`
}

export const answerTypesOf = (document: OpenApi): string => {
  const named = Object.entries(document.components.schemas)
    .filter(([name]) => name !== 'Error')
    .map(([name, schema]) => `export type ${nameOf(name)} = ${typeOf(schema)}\n`)
  const methods = ['delete', 'get', 'patch', 'post', 'put']
  const answers = methods.map((method) => answersBy(method, document))
  return [
    '/** Generated from openapi.json by `npm run codegen`: what the API answers. */\n',
    ...named,
    `\n/** By method and path. */\nexport interface Answers {\n${answers.join('')}}\n`,
  ].join('')
}
