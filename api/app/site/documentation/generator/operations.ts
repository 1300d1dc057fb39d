import { basename } from 'node:path'
import { historyPage } from '#contracts/history'
import type { PartnerScope } from '#contracts/identity'
import { partnerRateOf } from '#config/partner_rates'
import { resourceTexts } from '../i18n/fa.js'
import { exportedFiles, furtherQuery, sentFiles, takenFiles } from '../domain/extras.js'
import type { OperationAnswer, Operation, Parameter, RefusalAnswer } from '../domain/operation.js'
import { historySchema } from '../domain/history_schema.js'
import type { Schema } from '../domain/schema.js'
import { moduleFolder } from './module_folder.js'
import { HandlerReader, type HandlerFacts, type ValidatorName } from './handler_facts.js'
import { readRoutes, type RouteFacts } from './read_routes.js'
import { refusalsOf } from './refusals.js'
import { describedResources, type DescribedResource } from './resources.js'
import type { Handler, Source } from './source.js'
import { TypeSchemas } from './type_schemas.js'

const json = ['application/json'] as const
const form = ['multipart/form-data'] as const
const resourcePattern =
  /^\/api\/(?:admin|legal\/admin|distributor)\/[^/]+(?:\/(export|totals|:id|:id\/history))?$/

/** What the calls of a module are for, in its own words. */
const callsOf = async (folder: string): Promise<Record<string, string>> => {
  const file = `${import.meta.dirname}/../../../${folder}/i18n/calls`
  const { calls } = await import(`${file}.ts`).catch(() => import(`${file}.js`))
  return calls
}

/** A validator's own description of what it takes. */
const schemaOf = async ({ module, name }: ValidatorName): Promise<Schema> => {
  const file = `${import.meta.dirname}/../../../..${module.replace('#app', '/app')}`
  const exported: Record<string, { toJSONSchema(): Schema }> = await import(`${file}.ts`).catch(
    () => import(`${file}.js`)
  )
  return exported[name].toJSONSchema()
}

const parametersOf = ({ properties = {}, required = [] }: Schema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }))

/** Joins what the router, the compiler and the descriptions of resources know of each route. */
export class OperationsReader {
  readonly schemas: TypeSchemas
  readonly #handlers: Map<string, Handler>
  readonly #reader: HandlerReader
  readonly #resources: Map<string, DescribedResource>

  constructor(private readonly source: Source) {
    this.schemas = new TypeSchemas(source.checker, `${source.root}/`)
    this.#handlers = source.handlers()
    this.#reader = new HandlerReader(source, this.schemas)
    this.#resources = describedResources(source, this.schemas)
  }

  async read(): Promise<Operation[]> {
    const operations: Operation[] = []
    for (const route of readRoutes()) operations.push(await this.#operation(route))
    return operations
  }

  #operation(route: RouteFacts): Promise<Operation> | Operation {
    const handler = this.#handlers.get(route.name)
    if (handler) return this.#ofController(route, handler)
    const [, part = 'index'] = resourcePattern.exec(route.pattern) ?? []
    // Route names are audience.resource.call.
    const described = this.#resources.get(route.name.split('.')[1])
    if (!described) throw new Error(`nothing is known of the route ${route.name}`)
    return this.#ofResource(route, described, part)
  }

  async #ofController(route: RouteFacts, handler: Handler): Promise<Operation> {
    const facts = this.#reader.read(handler)
    const isRead = route.method === 'get'
    const named = facts.validators.map((validator) => ({
      schema: schemaOf(validator),
      isQuery: isRead || validator.from === 'query',
    }))
    const given = await Promise.all(
      named.map(async ({ schema, isQuery }) => ({ schema: await schema, isQuery }))
    )
    const query = given
      .filter(({ isQuery }) => isQuery)
      .flatMap(({ schema }) => parametersOf(schema))
    const body = given.find(({ isQuery }) => !isQuery)?.schema
    const folder = moduleFolder(handler.files[0])!
    const calls = await callsOf(folder)
    return {
      ...route,
      module: basename(folder),
      summary: calls[route.name] ?? route.name,
      query: [...query, ...(furtherQuery[route.name] ?? [])],
      body: bodyOf(route, body),
      answers: this.#answers(route, facts).map((answer) => withRate(route, answer)),
      refusals: [
        ...refusalsOf(this.source, [handler.method, ...handler.fields]),
        ...refusalsAround(route, given.length > 0 && !facts.refusesAsBadRequest),
      ],
    }
  }

  #answers(
    { name }: RouteFacts,
    { answers, status, record, sendsFile }: HandlerFacts
  ): OperationAnswer[] {
    const mediaTypes = sentFiles[name]
    if (sendsFile && !mediaTypes) throw new Error(`name the files that ${name} sends`)
    // Data or a file, as the query asks.
    if (mediaTypes && answers.length > 0) {
      return answers.map((answer) => (answer.status === 200 ? { ...answer, mediaTypes } : answer))
    }
    if (mediaTypes) return [{ status: 200, mediaTypes }]
    const described = record && this.#resources.get(record)
    if (!described) return answers
    const schema = this.#named(`${described.resource.name}.record`, described.record)
    return [{ status, schema }, ...answers]
  }

  /** A schema that several routes share. */
  #named(name: string, schema: Schema): Schema {
    this.schemas.components[name] = schema
    return { $ref: `#/components/schemas/${name}` }
  }

  #ofResource(
    route: RouteFacts,
    { resource, module, row, record }: DescribedResource,
    part: string
  ) {
    const selection: Parameter[] = [
      { name: 'sort', schema: sortSchema(resource), isRequired: false },
      { name: 'filter', schema: filterSchema(resource), isRequired: false },
    ]
    const queries: Record<string, Parameter[]> = {
      'index': [...selection, rangeParameter, afterParameter],
      'export': [...selection, formatParameter],
      'totals': selection,
      ':id': [],
      ':id/history': [pageParameter],
    }
    const answers: Record<string, OperationAnswer[]> = {
      'index': [
        {
          status: 200,
          schema: { type: 'array', items: this.#named(`${resource.name}.row`, row) },
          headers: listHeaders,
        },
      ],
      'export': [
        { status: 200, mediaTypes: exportedFiles },
        { status: 202, schema: jobSchema },
      ],
      'totals': [{ status: 200, schema: totalsSchema(resource.totals) }],
      ':id': [{ status: 200, schema: this.#named(`${resource.name}.record`, record) }],
      ':id/history': [{ status: 200, schema: this.#named('history', historySchema) }],
    }
    const invalid = { title: 'ValidationException', status: 422 }
    const busy = { title: 'ThrottledException', status: 429 }
    const missing = { title: 'NotFoundException', status: 404 }
    const own: Record<string, RefusalAnswer[]> = {
      ':id': [missing],
      ':id/history': [missing, invalid],
      'export': [invalid, busy],
    }
    return {
      ...route,
      module,
      summary: resourceTexts[textOf[part] ?? (part as keyof typeof resourceTexts)](resource.title),
      query: queries[part],
      body: null,
      answers: answers[part],
      refusals: [...(own[part] ?? [invalid]), ...refusalsAround(route, false)],
    }
  }
}

const textOf: Partial<Record<string, keyof typeof resourceTexts>> = {
  ':id': 'show',
  ':id/history': 'history',
}
const listHeaders = ['Content-Range', 'X-Next-Cursor', 'X-Total-Estimated'] as const
const rangeParameter: Parameter = {
  name: 'range',
  schema: { type: 'string', pattern: '^\\[\\d+,\\d+\\]$' },
  isRequired: false,
}
const pageParameter: Parameter = {
  name: 'page',
  schema: { type: 'integer', minimum: 1, maximum: historyPage.last },
  isRequired: false,
}
const afterParameter: Parameter = { name: 'after', schema: { type: 'string' }, isRequired: false }
const formatParameter: Parameter = {
  name: 'format',
  schema: { enum: ['xlsx', 'csv'] },
  isRequired: false,
}
const jobSchema: Schema = {
  type: 'object',
  properties: { jobId: { type: 'string' } },
  required: ['jobId'],
}
const sortSchema = ({ sorts }: DescribedResource['resource']): Schema => ({
  type: 'string',
  description: `["${['id', ...sorts].join(' | ')}", "ASC | DESC"]`,
})
const filterSchema = ({ filters, search }: DescribedResource['resource']): Schema => ({
  type: 'string',
  description: `{ ${[...(search.length ? ['q'] : []), 'id', ...Object.keys(filters)].join(', ')} }`,
})
const totalsSchema = (totals: readonly string[]): Schema => ({
  type: 'object',
  properties: {
    count: { type: 'number' },
    // A sum that no number of ours holds is null.
    ...Object.fromEntries(totals.map((name) => [name, { type: ['number', 'null'] }])),
  },
  required: ['count'],
})

const bodyOf = ({ name }: RouteFacts, schema: Schema | undefined): Operation['body'] => {
  const files = takenFiles[name]
  if (files) {
    return {
      schema: { type: 'object', properties: files, required: Object.keys(files) },
      mediaTypes: form,
    }
  }
  if (!schema || Object.keys(schema.properties ?? {}).length === 0) return null
  const isFile = schema.properties && 'file' in schema.properties
  return { schema, mediaTypes: isFile ? [...json, ...form] : json }
}

/** Commands of a caller wait for each other. */
const isInTurn = ({ access, method }: RouteFacts): boolean =>
  access !== 'public' && method !== 'get'

/** Programs have so many calls a minute. */
const isRated = ({ access, method, pattern }: RouteFacts): boolean =>
  typeof access === 'object' &&
  access !== null &&
  'partner' in access &&
  partnerRateOf(access.partner as PartnerScope, method, pattern) !== undefined

const rateHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

const withRate = (route: RouteFacts, answer: OperationAnswer): OperationAnswer =>
  isRated(route) ? { ...answer, headers: [...(answer.headers ?? []), ...rateHeaders] } : answer

/** What the middleware and the reading of bodies answer before the route's own code does. */
const refusalsAround = (route: RouteFacts, isValidated: boolean): RefusalAnswer[] => [
  ...(route.access === 'public'
    ? []
    : [
        { title: 'UnauthorizedException', status: 401 },
        { title: 'ForbiddenException', status: 403 },
      ]),
  ...(route.isThrottled || isInTurn(route) || isRated(route)
    ? [{ title: 'ThrottledException', status: 429 }]
    : []),
  ...(route.idempotency === 'none'
    ? []
    : [
        { title: 'IdempotencyConflictException', status: 409 },
        { title: 'IdempotencyKeyRequiredException', status: 400 },
      ]),
  ...(isValidated ? [{ title: 'ValidationException', status: 422 }] : []),
  ...(route.method === 'get'
    ? []
    : [
        { title: 'ValidationException', status: 400 },
        { title: 'ServerException', status: 408 },
        { title: 'PayloadTooLargeException', status: 413 },
      ]),
]
