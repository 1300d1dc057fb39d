import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { OpenApi } from '#app/site/documentation/domain/document'
import type { Answer } from './http.js'

const documentPath = 'openapi/openapi.json'
/** Pages and simulators, which no program calls. */
const undocumented = /^\/(demo\/|api\/docs)/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Closes objects that leave open what else they hold: what is not documented must not be answered. */
const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [name, closed(value)])
  const copy = Object.fromEntries(entries)
  const isOpen = copy.type === 'object' && copy.properties && !('additionalProperties' in copy)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}

interface Documented {
  paths: OpenApi['paths']
  ajv: Ajv2020
}
let read: Documented | undefined
const documented = (): Documented => {
  if (read) return read
  const document: OpenApi = JSON.parse(readFileSync(app.makePath(documentPath), 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  ajv.addFormat('date-time', moment)
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
  for (const format of ['binary', 'uuid']) ajv.addFormat(format, true)
  ajv.addSchema(closed(document) as object, 'api')
  read = { paths: document.paths, ajv }
  return read
}

const pointer = (...parts: string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** What the document says against an answer; empty when it fits. */
const objections = (pattern: string, method: string, answer: Answer): string[] => {
  const { paths, ajv } = documented()
  const path = pattern.replace(/:(\w+)/g, '{$1}')
  const verb = method.toLowerCase()
  const operation = paths[path]?.[verb]
  if (!operation) return [`${path} is not in the document: run npm run codegen`]
  const status = [String(answer.status), `${String(answer.status)[0]}XX`].find(
    (known) => known in operation.responses
  )
  if (!status) return [`the status ${answer.status} is not documented`]
  const { $ref } = operation.responses[status]
  const at = $ref ? $ref.slice(2).split('/') : ['paths', path, verb, 'responses', status]
  const type = answer.headers.get('content-type')?.split(';')[0]
  if (type !== 'application/json') {
    const { content } = operation.responses[status]
    if ($ref || (content && !(type && type in content))) return [`${type} is not documented`]
    // A redirect carries a word for old browsers.
    return answer.body && !content && answer.status < 300 ? ['a body is not documented'] : []
  }
  const validate = ajv.getSchema(pointer(...at, 'content', 'application/json', 'schema'))
  if (!validate) return ['a JSON answer is not documented']
  if (validate(answer.body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`
  )
}

/** @throws when an answer of a documented route does not fit the API's document */
export const expectDocumented = (method: string, path: string, answer: Answer): void => {
  const matched = router.match(path, method, true)
  if (!matched || undocumented.test(matched.route.pattern) || answer.status === 304) return
  const differences = objections(matched.route.pattern, method, answer)
  if (differences.length === 0) return
  throw new Error(
    [
      `${method} ${matched.route.pattern} answered ${answer.status} against its document:`,
      ...differences,
      JSON.stringify(answer.body).slice(0, 1000),
    ].join('\n')
  )
}
