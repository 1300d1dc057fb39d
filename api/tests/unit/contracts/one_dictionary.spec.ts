import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { fieldWords } from '#contracts/words/fields'
import type { ListDescriptor } from '#contracts/descriptors'
import { lists } from '../../../openapi/lists.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

const literal = /'((?:[^'\\\n]|\\.)*[\u0600-\u06ff](?:[^'\\\n]|\\.)*)'/g
const textsIn = (source: string) => [...source.matchAll(literal)].map(([, text]) => text)

/** Where fields are called anything: what the dictionary has is taken from it. */
const fieldNames = (source: string) =>
  [...source.matchAll(/^ {2}fields: \{([^}]*)\}/gm)].map(([, fields]) => fields).join('\n')

test.group('The words of fields and lists', () => {
  test('stand in their dictionary alone: a word is written there once', ({ assert }) => {
    const written = read(['api/contracts/words/field*.ts']).flatMap(([, source]) => textsIn(source))
    assert.deepEqual(
      written.filter((text, place) => written.indexOf(text) !== place),
      []
    )
  })

  test('are taken from it by the audit trail and by the pages of the back-office', ({ assert }) => {
    const sources = [
      ...read(['api/contracts/words/facts.ts']),
      ...read(['backoffice/src/resources/**/fa.ts']).map(
        ([file, source]) => [file, fieldNames(source)] as const
      ),
    ]
    const again = sources.flatMap(([file, source]) =>
      textsIn(source).flatMap((text) =>
        Object.values<string>(fieldWords).includes(text) ? [`${file}: ${text}`] : []
      )
    )
    assert.deepEqual(again, [])
  })

  test('are needed: a list, a page or a text takes each', ({ assert }) => {
    const described: ListDescriptor[] = Object.values(lists)
    const shown = described.flatMap(({ fields }) =>
      Object.keys(fields).filter((field) => fields[field].name !== undefined)
    )
    const source = read(['api/app/**/*.ts', 'api/contracts/**/*.ts', 'backoffice/src/**/*.ts'])
      .map(([, text]) => text)
      .join('\n')
    const taken = new Set([
      ...shown,
      ...[
        ...source.matchAll(/fieldWords\.(\w+)|label: '(\w+)'|labels: \{ \w+: '(\w+)' \}/g),
      ].flatMap(([, ...names]) => names.filter(Boolean)),
    ])
    assert.deepEqual(
      Object.keys(fieldWords).filter((word) => !taken.has(word)),
      []
    )
  })

  test('name every list, each by a name of its own', ({ assert }) => {
    const titles = Object.values(lists).map(({ title }) => title)
    assert.deepEqual(
      titles.filter((title, place) => !title || titles.indexOf(title) !== place),
      []
    )
  })

  /** Counted on the day that the dictionary was made; it may only fall. */
  test('leave ever fewer texts that are written more than once', ({ assert }) => {
    const most = 824
    const places = new Map<string, number>()
    const sources = read([
      'api/{app,contracts}/**/*.ts',
      '{backoffice,storefront}/src/**/*.{ts,tsx}',
    ])
    for (const [file, source] of sources) {
      if (/demo|seed/.test(file)) continue
      for (const text of textsIn(source)) places.set(text, (places.get(text) ?? 0) + 1)
    }
    const repeated = [...places].filter(([, count]) => count > 1)
    assert.isAtMost(repeated.length, most)
  })
})
