/** Static and textual: which rows and advisory locks each function takes, in the order of its text and of what it calls. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { inRoot } from '../lib/paths.ts'
import { readsOfSource } from './sql_reads.ts'

const app = 'api/app'
const advisory = /pg_advisory_(?:xact_)?lock\(hashtext(?:extended)?\(\s*(?:'([\w.:-]+)|(\?|\$1))/g
const models = /\b([A-Z]\w+)\.query\(\{ client: trx \}\)(?:(?!\.query)[^;])*?\.forUpdate\(\)/g
const turns = /takeTurns\(\s*`([\w-]+)/g

interface Declared {
  file: string
  name: string
  node: ts.Node
}

type Names = ReadonlyMap<string, Declared>

const declaredIn = (file: string, source: ts.SourceFile): Declared[] =>
  source.statements.flatMap((node): Declared[] => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map((one) => ({
        file,
        name: one.name.getText(source),
        node: one,
      }))
    if (ts.isFunctionDeclaration(node) && node.name) return [{ file, name: node.name.text, node }]
    if (ts.isClassDeclaration(node) && node.name)
      return node.members.map((member) => ({
        file,
        name: `${node.name!.text}.${member.name?.getText(source) ?? 'constructor'}`,
        node: member,
      }))
    return []
  })

const pathOf = (from: string, said: string): string | undefined => {
  const path = said.startsWith('#app/')
    ? join(app, said.slice(5))
    : said.startsWith('.')
      ? join(dirname(from), said)
      : undefined
  return path && `${path.replace(/\.[jt]s$/, '')}.ts`
}

/** What owners give to a `Registry` of a module below, and what SQL functions lock. */
const given: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'lockFileOf': ['applications'],
    'lockFile': ['applications'],
    'lockOwnersFile': ['applications'],
    'lockInvoices': ['orders'],
    'lockOverdue': ['orders', 'installments'],
    'Ledger.post': ['accounts'],
    'holderCeilings().lock': ['card_holders'],
  })
)

/** A text that others put into theirs, or run. */
const isText = ({ node }: Declared): boolean =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  (ts.isTemplateLiteral(node.initializer) || ts.isStringLiteral(node.initializer))

const isCalled = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node

const tableOf = (model: string): string => `${model.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()}s`

/** Locks that stand in the text itself. */
const ownLocks = (text: string): { lock: string; at: number }[] => [
  ...readsOfSource(text)
    .filter(({ locks }) => locks)
    .map(({ table, at }) => ({ lock: table, at })),
  ...[...text.matchAll(advisory)].map((match) => ({
    lock: `turn ${match[1]?.replace(/:$/, '') ?? 'by key'}`,
    at: match.index,
  })),
  ...[...text.matchAll(models)].map((match) => ({ lock: tableOf(match[1]!), at: match.index })),
  ...[...text.matchAll(turns)].map((match) => ({ lock: `turn ${match[1]}`, at: match.index })),
]

const isMember = (node: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(node.parent) && node.parent.name === node

/** `owners().lock(…)` of what a module above has given. */
const givenTo = ({
  expression,
  name,
}: ts.PropertyAccessExpression): readonly string[] | undefined =>
  ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)
    ? given.get(`${expression.expression.text}().${name.text}`)
    : undefined

/** `this.#step(…)`, `this.injected.execute(…)` and `made.execute(…)` of what the container made. */
function methodOf(
  { expression, name }: ts.PropertyAccessExpression,
  one: Declared,
  names: Names,
  others: Names,
  source: ts.SourceFile
): Declared | undefined {
  const [type] = one.name.split('.')
  if (expression.kind === ts.SyntaxKind.ThisKeyword) return names.get(`${type}.${name.text}`)
  const isInjected =
    ts.isPropertyAccessExpression(expression) &&
    expression.expression.kind === ts.SyntaxKind.ThisKeyword
  if (!isInjected && !ts.isIdentifier(expression)) return undefined
  const holder = isInjected ? expression.name.text : expression.getText(source)
  const of = holder[0]!.toUpperCase() + holder.slice(1)
  return others.get(`${of}.${name.text}`)
}

export interface Takes {
  file: string
  name: string
  locks: string[]
}

/** What is taken only where nobody holds it makes nobody wait. */
const neverWaited = ['outbox']

/** Where each lock is written down. */
export const writtenLocks = (): Map<string, string[]> => {
  const found = new Map<string, Set<string>>()
  for (const file of globSync(`${app}/**/*.ts`, { cwd: inRoot() }).toSorted())
    for (const { lock } of ownLocks(readFileSync(inRoot(file), 'utf8')))
      if (!neverWaited.includes(lock))
        found.set(lock, (found.get(lock) ?? new Set()).add(file.slice(app.length + 1)))
  return new Map([...found].map(([lock, files]) => [lock, [...files]]))
}

/** Pairs that are taken against the order. */
export const crossings = (order: readonly string[], locks: readonly string[]): string[] =>
  locks.flatMap((lock, at) =>
    locks
      .slice(at + 1)
      .filter((later) => order.indexOf(later) < order.indexOf(lock))
      .map((later) => `${lock} before ${later}`)
  )

export function everyLock(): Takes[] {
  const files = globSync(`${app}/**/*.ts`, { cwd: inRoot() }).toSorted()
  const sources = new Map(
    files.map((file) => [
      file,
      ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true),
    ])
  )
  const declared = new Map(
    [...sources].map(([file, source]) => [
      file,
      new Map(declaredIn(file, source).map((one) => [one.name, one])) as Names,
    ])
  )
  const imported = new Map(
    [...sources].map(([file, source]) => [file, importsOf(file, source, declared)])
  )
  const known = new Map<Declared, string[]>()
  const locksOf = (one: Declared, above: readonly Declared[] = []): string[] => {
    const kept = known.get(one)
    if (kept) return kept
    const said = given.get(one.name)
    if (said) return [...said]
    if (above.includes(one)) return []
    const source = sources.get(one.file)!
    const start = one.node.getStart(source)
    const events: { at: number; locks: () => string[] }[] = ownLocks(one.node.getText(source)).map(
      ({ lock, at }) => ({ at: start + at, locks: () => [lock] })
    )
    const add = (node: ts.Node, found: Declared | undefined) => {
      if (!found || !(isText(found) || isCalled(node))) return
      // Arguments are worked out before the call.
      const at = isCalled(node) ? node.parent.getEnd() : node.getStart(source)
      events.push({ at, locks: () => locksOf(found, [...above, one]) })
    }
    const names = declared.get(one.file)!
    const others = imported.get(one.file)!
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node) && !isMember(node))
        add(node, names.get(node.text) ?? others.get(node.text))
      if (ts.isPropertyAccessExpression(node)) {
        const locks = isCalled(node) ? givenTo(node) : undefined
        if (locks) events.push({ at: node.parent.getEnd(), locks: () => [...locks] })
        add(node, methodOf(node, one, names, others, source))
      }
      ts.forEachChild(node, visit)
    }
    visit(one.node)
    const taken = events.toSorted((a, b) => a.at - b.at).flatMap(({ locks }) => locks())
    const distinct = [...new Set(taken)].filter((lock) => !neverWaited.includes(lock))
    if (above.length === 0) known.set(one, distinct)
    return distinct
  }
  return [...declared.values()].flatMap((names) =>
    [...names.values()].flatMap((one) => {
      const locks = locksOf(one)
      return locks.length ? [{ file: one.file, name: one.name, locks }] : []
    })
  )
}

function importsOf(
  file: string,
  source: ts.SourceFile,
  declared: ReadonlyMap<string, Names>
): Names {
  const found = new Map<string, Declared>()
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const path = pathOf(file, node.moduleSpecifier.text)
    const names = path && declared.get(path)
    if (!names) continue
    const whole = node.importClause?.name?.text
    if (whole)
      for (const [name, one] of names)
        if (name.includes('.')) found.set(`${whole}.${name.split('.')[1]}`, one)
    const bindings = node.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements) {
      const one = names.get((propertyName ?? name).text)
      if (one) found.set(name.text, one)
    }
  }
  return found
}
