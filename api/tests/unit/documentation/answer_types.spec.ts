import { test } from '@japa/runner'
import { answerTypesOf, typeOf } from '#app/site/documentation/domain/answer_types'
import type { OpenApi } from '#app/site/documentation/domain/document'
import type { Schema } from '#app/site/documentation/domain/schema'

const cases: { schema: Schema; type: string }[] = [
  { schema: { type: 'integer' }, type: 'number' },
  { schema: { type: ['string', 'null'], format: 'date' }, type: 'string | null' },
  { schema: { enum: ['A', 'B', null] }, type: '"A" | "B" | null' },
  { schema: { const: true }, type: 'true' },
  { schema: {}, type: 'unknown' },
  { schema: { not: {} }, type: 'undefined' },
  { schema: { $ref: '#/components/schemas/credit-lines.row' }, type: 'CreditLinesRow' },
  { schema: { type: 'array', items: { enum: [1, 2] } }, type: 'Array<1 | 2>' },
  { schema: { anyOf: [{ type: 'string' }, { type: 'null' }] }, type: 'string | null' },
  {
    schema: { type: 'object', additionalProperties: { type: 'number' } },
    type: 'Record<string, number>',
  },
  {
    schema: {
      type: 'object',
      properties: { 'id': { type: 'string' }, '1-7': { type: 'number' } },
      required: ['id'],
    },
    type: '{ id: string; "1-7"?: number }',
  },
]

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

test.group('A schema as a TypeScript type', () => {
  test('{type}')
    .with(cases)
    .run(({ assert }, { schema, type }) => assert.equal(typeOf(schema), type))

  test('a keyword that it does not know is refused, not left out', ({ assert }) => {
    assert.throws(() => typeOf({ allOf: [] }), 'no type for the keywords allOf')
  })

  test('an operation answers what any of its successes hold, and nothing of its refusals', ({
    assert,
  }) => {
    const responses = {
      200: json({ $ref: '#/components/schemas/Note' }),
      202: json({ type: 'string' }),
      204: {},
      422: json({ type: 'number' }),
    }
    const sent = { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } }
    const document = {
      paths: {
        '/api/notes/{id}': { get: { responses } },
        '/api/file': { get: { responses: sent } },
      },
      components: { schemas: { Error: {}, Note: { type: 'object' } } },
    } as unknown as OpenApi
    const types = answerTypesOf(document)
    assert.include(types, 'export type Note = Record<string, unknown>')
    assert.include(types, "'/api/notes/{id}': Note | string | undefined\n")
    assert.notInclude(types, '/api/file')
    assert.notInclude(types, 'Error')
  })
})
