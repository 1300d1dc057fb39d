import { paymentSources, type RefusedInvoice } from '#contracts/orders'
import { pageSizes } from '#contracts/limits'
import { plans } from '#contracts/plans'
import { steps } from '#contracts/registration'
import { gatewayIndicators } from '#contracts/payments'
import { errorTitles } from '#contracts/errors'
import { audienceTexts, headerTexts, moduleTitles, refusalTexts, texts } from '../i18n/fa.js'
import type { OperationAnswer, Operation, RefusalAnswer } from './operation.js'
import type { Schema } from './schema.js'

export interface DocumentedOperation {
  'operationId': string
  'summary': string
  'tags': string[]
  /** Who may call it, in words. */
  'x-access': string
  'security': Record<string, string[]>[]
  'parameters': object[]
  'requestBody'?: object
  'responses': Record<string, DocumentedAnswer>
}
export interface DocumentedAnswer {
  description?: string
  headers?: object
  content?: Record<string, { schema: Schema }>
  /** To one that many routes share. */
  $ref?: string
}
export interface OpenApi {
  openapi: '3.1.0'
  info: object
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema>; [part: string]: object }
}

const json = 'application/json'

const errorSchema = {
  type: 'object',
  required: ['title', 'status', 'message', 'traceId'],
  properties: {
    title: { enum: [...errorTitles] },
    status: { type: 'integer' },
    message: { type: 'string' },
    traceId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule', 'message'],
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
  additionalProperties: true,
} satisfies Schema

const pathSchemas: Record<string, Schema> = {
  plan: { enum: [...plans] },
  step: { enum: [...steps] },
  indicator: { enum: [...gatewayIndicators] },
  pageSize: { type: 'integer', minimum: 1, maximum: pageSizes.max },
  pageNumber: { type: 'integer', minimum: 0 },
}

const securityOf = (access: unknown): Record<string, string[]>[] => {
  if (access === 'public') return []
  if (access === 'signed-in') return [{ customer: [] }, { staff: [] }]
  if (access === 'new-staff' || access === 'bank-staff') return [{ staff: [] }]
  if (typeof access === 'string') return [{ [access]: [] }]
  return Object.entries(access as Record<string, string>).map(([kind, right]) => ({
    [kind === 'orStaff' ? 'staff' : kind]: [right],
  }))
}

/** Who may call, in words; a right or scope is named as the tables of permissions name it. */
const audienceOf = (access: unknown): string => {
  if (typeof access === 'string') return audienceTexts[access as keyof typeof audienceTexts]
  const [[kind, right]] = Object.entries(access as Record<'staff' | 'partner', string>)
  return `${audienceTexts[kind as 'staff' | 'partner']}: ${right}`
}

/** Path and query parameters, and the headers of every call. */
const parametersOf = ({ pattern, query, idempotency }: Operation): object[] => [
  ...[...pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchemas[name] ?? { type: 'string' },
  })),
  ...query.map(({ name, schema, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  })),
  ...(idempotency === 'none'
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: idempotency === 'required',
          description: texts.idempotency,
          schema: { type: 'string', maxLength: 200 },
        },
      ]),
]

const contentOf = ({ schema, mediaTypes }: OperationAnswer) => {
  if (!schema && !mediaTypes) return {}
  const file = { schema: { type: 'string', format: 'binary' } }
  const files = (mediaTypes ?? []).map((type) => [type, file])
  return { content: { ...(schema && { [json]: { schema } }), ...Object.fromEntries(files) } }
}

const header = (name: string) => [
  name,
  { description: headerTexts[name], schema: { type: 'string' } },
]

const rialsSchema = { type: 'integer', minimum: 0 }
const refusedInvoiceFields = [
  'id',
  'externalId',
  'referenceNumber',
  'distributorName',
  'message',
] as const satisfies readonly (keyof RefusedInvoice)[]
/** What the cases add to the error. */
const memberSchemas: Record<string, Schema> = {
  OtpAlreadySentException: {
    required: ['otpExpirationMillis'],
    properties: {
      otpExpirationMillis: { type: 'integer', minimum: 1 },
      paymentSource: { enum: [...paymentSources] },
      amount: rialsSchema,
    },
  },
  ThrottledException: {
    properties: { takesSupportNumber: { const: true } },
  },
  PaymentRefusedException: {
    required: ['orderPaymentInvoice_externalId'],
    properties: {
      orderPaymentInvoice_externalId: { type: 'string' },
      orderPaymentInvoice_referenceNumber: { type: 'string' },
      orderPaymentInvoice_distributorName: { type: 'string' },
      orderPaymentInvoice_grandTotalAmount: rialsSchema,
      orderPaymentInvoice_invoicedAt: { type: 'string', format: 'date-time' },
      orderPaymentInvoice_dueDateInDays: { type: 'integer' },
      orderPaymentInvoice_paymentDueDate: { type: ['string', 'null'], format: 'date' },
    },
  },
  PaymentsRefusedException: {
    required: ['invoices'],
    properties: {
      invoices: {
        type: 'array',
        items: {
          type: 'object',
          required: [...refusedInvoiceFields],
          properties: Object.fromEntries(
            refusedInvoiceFields.map((name) => [name, { type: 'string' }])
          ),
        },
      },
    },
  },
}
const refusalSchema = (title: string, status: number): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Error' },
    { properties: { title: { const: title }, ...(status && { status: { const: status } }) } },
    ...(memberSchemas[title] ? [memberSchemas[title]] : []),
  ],
})

/** The titles that one status can carry, as one answer that many routes share. */
const refusalAnswer = (status: number, titles: string[]) => ({
  description: titles.map((title) => `${title}: ${refusalTexts[title]}`).join('\n'),
  content: {
    [json]: {
      schema:
        titles.length === 1
          ? refusalSchema(titles[0], status)
          : { anyOf: titles.map((title) => refusalSchema(title, status)) },
    },
  },
})
const refusalName = (status: string, titles: string[]) =>
  [status, ...titles.map((title) => title.replace(/Exception$/, ''))].join('_')

/** Every combination of refusals that some route has. */
const refusalAnswers = (operations: Operation[]) => {
  const combinations = operations.flatMap((operation) => [
    ...byStatus(operation.refusals),
    anyFault(operation),
  ])
  const named = new Map(
    combinations.map(([status, titles]) => [
      refusalName(status, titles),
      refusalAnswer(Number(status) || 0, titles),
    ])
  )
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)))
}
/** Only of a command can it be unknown whether it was carried out. */
const anyFault = ({ method }: Operation): [string, string[]] => [
  '5XX',
  method === 'get' ? ['ServerException'] : ['OutcomeUnknownException', 'ServerException'],
]

const byStatus = (refusals: RefusalAnswer[]): [string, string[]][] => {
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort((a, b) => a - b)
  return statuses.map((status) => {
    const titles = refusals.filter((one) => one.status === status).map(({ title }) => title)
    return [String(status), [...new Set(titles)].sort()]
  })
}

/** Several answers of one status are one, of any of their schemas. */
const answersOf = (operation: Operation): DocumentedOperation['responses'] => {
  const { answers, refusals } = operation
  const responses: DocumentedOperation['responses'] = {}
  for (const answer of answers) {
    const { content } = contentOf(answer) as { content?: Record<string, { schema: Schema }> }
    const known = responses[answer.status]?.content?.[json]
    if (known && content?.[json]) {
      known.schema = { anyOf: [known.schema, content[json].schema] }
      continue
    }
    responses[answer.status] = {
      description: texts.answer,
      headers: Object.fromEntries(['X-Trace-Id', ...(answer.headers ?? [])].map(header)),
      ...(content && { content }),
    } as DocumentedOperation['responses'][string]
  }
  for (const [status, titles] of [...byStatus(refusals), anyFault(operation)]) {
    responses[status] ??= { $ref: `#/components/responses/${refusalName(status, titles)}` }
  }
  return responses
}

const operationOf = (operation: Operation): DocumentedOperation => ({
  'operationId': `${operation.name}.${operation.method}`,
  'summary': operation.summary,
  'tags': [operation.module],
  'x-access': audienceOf(operation.access),
  'security': securityOf(operation.access),
  'parameters': parametersOf(operation),
  ...(operation.body && {
    requestBody: {
      required: (operation.body.schema.required ?? []).length > 0,
      content: Object.fromEntries(
        operation.body.mediaTypes.map((type) => [type, { schema: operation.body!.schema }])
      ),
    },
  }),
  'responses': answersOf(operation),
})

const pathOf = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}')

/** The whole document. Order does not depend on anything but the names, so that it can be compared. */
export const documentOf = (operations: Operation[], schemas: Record<string, Schema>): OpenApi => {
  const paths: OpenApi['paths'] = {}
  const sorted = [...operations].sort((a, b) =>
    `${a.pattern} ${a.method}` < `${b.pattern} ${b.method}` ? -1 : 1
  )
  for (const operation of sorted) {
    const path = pathOf(operation.pattern)
    paths[path] = { ...paths[path], [operation.method]: operationOf(operation) }
  }
  const modules = [...new Set(sorted.map(({ module }) => module))].sort()
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })
  const named = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version: '1', description: texts.introduction },
    tags: modules.map((name) => ({ name, description: moduleTitles[name] ?? name })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...Object.fromEntries(named) },
      responses: refusalAnswers(operations),
      securitySchemes: {
        customer: bearer(texts.customerToken),
        staff: bearer(texts.staffToken),
        partner: bearer(texts.partnerToken),
      },
    },
  }
}
