import ts from 'typescript'
import type { RefusalAnswer } from '../domain/operation.js'
import type { Source } from './source.js'
import { walkCode } from './code_walk.js'

const literal = (node: ts.Expression | undefined): string | number | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteral(node)) return node.text
  return ts.isNumericLiteral(node) ? Number(node.text) : undefined
}

const superCall = (constructor: ts.ConstructorDeclaration): ts.CallExpression | undefined =>
  constructor.body?.statements
    .filter(ts.isExpressionStatement)
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression)
    .find(({ expression }) => expression.kind === ts.SyntaxKind.SuperKeyword)

export const refusalsOf = (source: Source, starts: readonly ts.Node[]): RefusalAnswer[] => {
  const found = new Map<string, RefusalAnswer>()
  const isOurs = (specifier: string) => specifier.startsWith('#app/')
  walkCode(source, starts, isOurs, (node) => {
    if (!ts.isNewExpression(node)) return
    const refusal = refusalMade(source, classOf(source, node.expression), node.arguments ?? [])
    if (refusal) found.set(`${refusal.status} ${refusal.title}`, refusal)
  })
  return [...found.values()]
}

const classOf = (source: Source, node: ts.Node): ts.ClassDeclaration | undefined =>
  source.symbolOf(node)?.declarations?.find(ts.isClassDeclaration)

/** What `new` of the class gives, if it is a refusal: title and status come down its constructors. */
const refusalMade = (
  source: Source,
  made: ts.ClassDeclaration | undefined,
  args: readonly (ts.Expression | undefined)[]
): RefusalAnswer | undefined => {
  if (!made) return undefined
  if (made.name?.text === 'Refusal') {
    const [title, status] = args.map(literal)
    return typeof title === 'string' && typeof status === 'number' ? { title, status } : undefined
  }
  const parent = made.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  const base = parent && classOf(source, parent.types[0].expression)
  const constructor = made.members.find(ts.isConstructorDeclaration)
  if (!constructor) return refusalMade(source, base, args)
  const given = new Map(
    constructor.parameters.map(({ name, initializer }, index) => [
      name.getText(),
      args[index] ?? initializer,
    ])
  )
  const passed = superCall(constructor)?.arguments ?? []
  return refusalMade(
    source,
    base,
    passed.map((arg) => (ts.isIdentifier(arg) ? (given.get(arg.text) ?? arg) : arg))
  )
}
