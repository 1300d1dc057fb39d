/**
 * docs/style.md as functions over ESTree: actions are `execute({ actor, … })`, steps take a transaction, queries only
 * read.
 */
import { placeIn } from './modules.ts'

export interface Node {
  type: string
  [key: string]: unknown
}

const nodeOf = (value: unknown): Node | undefined => (value ?? undefined) as Node | undefined
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : [])

const writing =
  /\bfor\s+(?:no\s+key\s+)?(?:update|share)\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s+\w+(?:\s+\w+)?\s+set\b|\bnextval\(|\bpg_advisory/i

/** Whether a piece of SQL does more than read. */
export const doesMoreThanRead = (sql: string): boolean => writing.test(sql)

/** Writing or locking calls. */
export const writes: ReadonlySet<string> = new Set([
  ...['insert', 'multiInsert', 'insertQuery', 'update', 'delete', 'increment', 'decrement', 'save'],
  ...['forUpdate', 'forShare', 'forNoKeyUpdate'],
])

export const roomOf = (file: string): string | undefined =>
  /^(actions|queries|steps)\//.exec(placeIn(file)?.inside ?? '')?.[1]

const typeName = (annotated: Node | undefined): string | undefined => {
  const annotation = nodeOf(nodeOf(annotated?.typeAnnotation)?.typeAnnotation)
  return nodeOf(annotation?.typeName)?.name as string | undefined
}
const takesTransaction = (code: Node | undefined): boolean =>
  nodesOf(code?.params).some((param) => typeName(param) === 'Trx')

const isPublic = ({ key, accessibility }: Node): boolean =>
  nodeOf(key)?.type !== 'PrivateIdentifier' &&
  accessibility !== 'private' &&
  accessibility !== 'protected'

const refuseMethod = (method: Node): string | undefined => {
  const name = nodeOf(method.key)?.name
  if (method.type !== 'MethodDefinition' || name === 'constructor' || !isPublic(method))
    return undefined
  const code = nodeOf(method.value)
  if (takesTransaction(code)) return 'What takes a transaction is a step: steps/.'
  if (name !== 'execute')
    return 'An action is one command: `execute`, and nothing else of it is public.'
  return nodesOf(code?.params).length > 1
    ? 'An action takes one command: `{ actor, … }`.'
    : undefined
}

/** Undefined when allowed. */
export function refuseExport(exported: Node): string | undefined {
  const declaration = nodeOf(exported.declaration)
  if (declaration?.type === 'ClassDeclaration') {
    const members = nodesOf(nodeOf(declaration.body)?.body)
    return members.map(refuseMethod).find((message) => message)
  }
  const functions =
    declaration?.type === 'VariableDeclaration'
      ? nodesOf(declaration.declarations).map(({ init }) => nodeOf(init))
      : [declaration]
  return functions.some(takesTransaction)
    ? 'What takes a transaction is a step: steps/.'
    : undefined
}

/** Undefined when allowed; steps may know two people. */
export function refuseMember(member: Node, isAction: boolean): string | undefined {
  const name = nodeOf(member.key)?.name
  if (name === 'traceId') return 'The trace comes from the actor.'
  if (!isAction) return undefined
  return /(?:Actor|Seller)$/.test(typeName(member) ?? '') && name !== 'actor'
    ? 'Who commands is called `actor`.'
    : undefined
}
