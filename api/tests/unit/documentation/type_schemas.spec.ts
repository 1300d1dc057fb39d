import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'
import { TypeSchemas } from '#app/site/documentation/generator/type_schemas'

/** The schema of a type written in TypeScript, and the components that it names. */
const schemaOf = (type: string, declarations = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-types-'))
  const file = join(folder, 'types.ts')
  writeFileSync(file, `${declarations}\nexport declare const asked: ${type}\n`)
  try {
    const program = ts.createProgram([file], { strict: true, lib: ['lib.es2022.d.ts'] })
    const checker = program.getTypeChecker()
    const source = program.getSourceFile(file)!
    const asked = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source)!)
      .find(({ name }) => name === 'asked')!
    const schemas = new TypeSchemas(checker, folder)
    const schema = schemas.of(checker.getTypeOfSymbol(asked))
    return { schema, components: schemas.components }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.group('A type as a JSON Schema', () => {
  test('{type}')
    .with([
      { type: 'string', schema: { type: 'string' } },
      { type: 'number | null', schema: { type: ['null', 'number'] } },
      { type: 'boolean', schema: { type: 'boolean' } },
      { type: `'A' | 'B'`, schema: { enum: ['A', 'B'] } },
      { type: `'A' | 'B' | null`, schema: { enum: ['A', 'B', null] } },
      { type: 'true', schema: { const: true } },
      { type: 'Date', schema: { type: 'string', format: 'date-time' } },
      { type: 'string[]', schema: { type: 'array', items: { type: 'string' } } },
      { type: 'unknown', schema: {} },
      {
        type: '{ a: string; b?: number; c: boolean | undefined; d(): void }',
        schema: {
          type: 'object',
          properties: { a: { type: 'string' }, b: { type: 'number' }, c: { type: 'boolean' } },
          required: ['a'],
        },
      },
      {
        type: 'Record<string, number>',
        schema: { type: 'object', additionalProperties: { type: 'number' } },
      },
      {
        type: `Omit<{ a: string; b: 1 }, 'a'>`,
        schema: { type: 'object', properties: { b: { const: 1 } }, required: ['b'] },
      },
    ])
    .run(({ assert }, { type, schema }) => {
      // The order in which a type lists its members is the compiler's own.
      assert.deepEqual(sorted(schemaOf(type).schema), sorted(schema))
    })

  test('exported interfaces are named, also where they hold themselves', ({ assert }) => {
    const tree = 'export interface Tree { name: string; children: Tree[] }'
    const { schema, components } = schemaOf('Tree[]', tree)
    const named = { $ref: '#/components/schemas/Tree' }
    assert.deepEqual(schema, { type: 'array', items: named })
    assert.deepEqual(components.Tree.properties!.children, { type: 'array', items: named })
  })
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sorted(part)]))
}
