import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'
import { factWords } from '#contracts/trail'
import { words } from '#contracts/words'

const app = join(import.meta.dirname, '..', '..', '..', 'app')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts')
)

/** The names in `before`, `after` and `about`: what a line of the audit trail says. */
const factsIn = (file: string): string[] => {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      ['before', 'after', 'about'].includes(node.name.text) &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const { name } of node.initializer.properties) {
        if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(file, readFileSync(join(app, file), 'utf8'), ts.ScriptTarget.Latest, true)
  )
  return names
}

test.group('Facts of the audit trail', () => {
  test('each has a Persian word, for the trail, the histories and the requests', ({ assert }) => {
    const named = new Set([...Object.keys(factWords), ...Object.keys(words.setting)])
    const facts = sources.flatMap((file) => factsIn(file).map((name) => ({ file, name })))
    assert.isAbove(facts.length, 100)
    assert.deepEqual(
      facts.filter(({ name }) => !named.has(name)),
      []
    )
  })
})
