/** Textual, so that lint, count and drawing agree. */
import ts from 'typescript'
import { bareName } from './tables.ts'

export interface TableRead {
  table: string
  /** Its rows are locked too. */
  locks: boolean
  at: number
}

export interface FunctionCall {
  name: string
  at: number
}

/** Marks template holes. */
const filledIn = '\u0001'

const name = String.raw`((?:"?[a-z_]\w*"?\s*\.\s*)?"?[a-z_]\w*"?)`
/** Keywords that are no alias. */
const noAlias = String.raw`(?!(?:where|join|left|right|inner|full|cross|natural|on|using|set|order|group|having|limit|offset|for|union|except|intersect|returning|when|then|window|tablesample)\b)`
const alias = String.raw`(?:\s+(?:as\s+)?"?${noAlias}([a-z_]\w*)"?)?`
/** `from` and `using` take comma lists. */
const source = new RegExp(
  String.raw`\b(from|join|using)\s+(?:only\s+|lateral\s+)?${name}${alias}((?:\s*,\s*${name}${alias})*)`,
  'gi'
)
const another = new RegExp(String.raw`,\s*${name}${alias}`, 'gi')
const lock =
  /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b(?:\s+of\s+([a-z_]\w*(?:\s*,\s*[a-z_]\w*)*))?/gi
const common =
  /(?:\bwith(?:\s+recursive)?|,)\s*([a-z_]\w*)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi

/** Also columns of inserts and CTEs: whoever reads it knows the functions. */
const call = /(?<!\bfunction\s+)\b([a-z_]\w*)\s*\(/gi

interface Source {
  table: string
  alias: string
  at: number
  depth: number
}

/** Drops comments and strings. */
const withoutTexts = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, (text) => ' '.repeat(text.length))
    .replace(/'(?:[^']|'')*'/g, (text) => `'${' '.repeat(Math.max(text.length - 2, 0))}'`)

function depths(sql: string): number[] {
  let depth = 0
  return [...sql].map((sign) => (sign === '(' ? ++depth : sign === ')' ? depth-- : depth))
}

function sourcesOf(sql: string): Source[] {
  const deep = depths(sql)
  const made = new Set([...sql.matchAll(common)].map(([, made]) => made!.toLowerCase()))
  const found: Source[] = []
  const add = (table: string, known: string | undefined, at: number) => {
    const bare = bareName(table)
    if (!made.has(bare))
      found.push({ table: bare, alias: (known ?? bare).toLowerCase(), at, depth: deep[at] ?? 0 })
  }
  for (const match of sql.matchAll(source)) {
    const [, , table, known, others] = match
    add(table!, known, match.index)
    for (const [, other, otherKnown] of (others ?? '').matchAll(another))
      add(other!, otherKnown, match.index)
  }
  return found
}

/** Including CTEs and unknown tables. */
export function readsOfSql(text: string): TableRead[] {
  const sql = withoutTexts(text)
  const deep = depths(sql)
  const sources = sourcesOf(sql)
  const locked = new Set<Source>()
  for (const match of sql.matchAll(lock)) {
    const depth = deep[match.index] ?? 0
    const named = match[1]?.toLowerCase().split(/\s*,\s*/)
    for (const one of sources) {
      const inside =
        one.at < match.index &&
        one.depth === depth &&
        !sql.slice(one.at, match.index).includes(';') &&
        isOneLevel(deep, one.at, match.index, depth)
      if (inside && (!named || named.includes(one.alias))) locked.add(one)
    }
  }
  return sources.map((one) => ({ table: one.table, at: one.at, locks: locked.has(one) }))
}

/** Every name before a bracket. */
export const callsOfSql = (text: string): FunctionCall[] =>
  [...withoutTexts(text).matchAll(call)].map(({ 1: name, index }) => ({
    name: name!.toLowerCase(),
    at: index,
  }))

const isOneLevel = (deep: readonly number[], from: number, to: number, depth: number): boolean =>
  deep.slice(from, to).every((at) => at >= depth)

const joins = new Set([
  ...[
    'reading',
    'from',
    'join',
    'innerJoin',
    'leftJoin',
    'leftOuterJoin',
    'rightJoin',
    'fullOuterJoin',
    'crossJoin',
  ],
])
const builderLocks = new Set(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare'])

const methodOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined
}

/** Looks ahead in the call chain. */
function isLocked(call: ts.Node): boolean {
  let at = call
  while (isGoneOnWith(at.parent, at)) {
    at = at.parent
    if (builderLocks.has(methodOf(at) ?? '')) return true
  }
  return false
}

const isGoneOnWith = (next: ts.Node, part: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(next) || ts.isCallExpression(next)) && next.expression === part

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => filledIn + literal.text).join('')
}

/** Query builder names such as `'orders as o'`. */
const builderName = /^[a-z_."]+(?:\s+as\s+\w+)?$/i

function readsOfNode(node: ts.Node, file: ts.SourceFile): TableRead[] {
  const text = textOf(node)
  if (text === undefined) return []
  const at = node.getStart(file)
  const call = node.parent
  const isTable =
    ts.isCallExpression(call) && call.arguments[0] === node && joins.has(methodOf(call) ?? '')
  if (isTable && builderName.test(text.trim()))
    return [{ table: bareName(text), at, locks: methodOf(call) === 'from' && isLocked(call) }]
  return readsOfSql(text).map((read) => ({ ...read, at }))
}

function ofEveryNode<T>(source: string, of: (node: ts.Node, file: ts.SourceFile) => T[]): T[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true)
  const found: T[] = []
  const visit = (node: ts.Node): void => {
    found.push(...of(node, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Every table that a file of TypeScript reads. */
export const readsOfSource = (source: string): TableRead[] => ofEveryNode(source, readsOfNode)

export const callsOfSource = (source: string): FunctionCall[] =>
  ofEveryNode(source, (node, file) =>
    callsOfSql(textOf(node) ?? '').map((found) => ({ ...found, at: node.getStart(file) }))
  )
