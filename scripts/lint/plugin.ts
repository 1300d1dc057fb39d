import { relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { root } from '../lib/paths.ts'
import { refuseImport } from './architecture.ts'
import {
  doesMoreThanRead,
  refuseExport,
  refuseMember,
  roomOf,
  writes,
  type Node,
} from './commands.ts'
import { ImportGraph } from './cycles.ts'
import { foreignCalls, foreignReads, refuseCall, refuseRead } from './reads.ts'
import { bareName, refuseUnnamed, refuseWrite, tablesWritten } from './tables.ts'

type Listener = Rule.RuleListener
type Source = { source?: { value?: unknown } | null }

const graph = new ImportGraph(root)
const pathOf = (context: Rule.RuleContext) => relative(root, context.filename).split(sep).join('/')

const boundaries: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node: Rule.Node) => {
      const specifier = (node as Source).source?.value
      if (typeof specifier !== 'string') return
      const message = refuseImport(pathOf(context), specifier)
      if (message) context.report({ node, message })
    }
    const listener: Listener = {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
    return listener
  },
}

const noCycles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const cycle = graph.cycleThrough(pathOf(context))
      if (cycle) context.report({ node, message: `Circle of imports: ${cycle.join(' → ')}` })
    },
  }),
}

const calledAs = (node: Node): string | undefined => {
  const { callee } = node as { callee?: { property?: { name?: string } } }
  return node.type === 'CallExpression' ? callee?.property?.name : undefined
}
interface Text {
  value?: unknown
  quasis?: { value: { raw: string } }[]
}
const firstText = (node: Node): string | undefined => {
  const [argument] = (node as unknown as { arguments: Text[] }).arguments
  const text = argument?.value ?? argument?.quasis?.[0]?.value.raw
  return typeof text === 'string' ? bareName(text) : undefined
}
const changes = new Set(['update', 'delete', 'insert', 'multiInsert', 'increment', 'decrement'])

/** `….from('orders')….update(…)`: the table that the chain began with. */
function tableOfChain(node: Node): string | undefined {
  let at: Node | undefined = node
  while (at?.type === 'CallExpression') {
    if (calledAs(at) === 'from') return firstText(at)
    at = (at as unknown as { callee: { object?: Node } }).callee.object
  }
  return undefined
}

function tableWritten(node: Node): string | undefined {
  const name = calledAs(node)
  if (name === 'table' || name === 'into') return firstText(node)
  return name && changes.has(name) ? tableOfChain(node) : undefined
}

const tables: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node: unknown, written: readonly (string | undefined)[]) => {
      for (const table of written) {
        const message = table && refuseWrite(pathOf(context), table)
        if (message) context.report({ node: node as Rule.Node, message })
      }
    }
    return {
      CallExpression: (node) => check(node, [tableWritten(node as unknown as Node)]),
      Literal: (node) => check(node, tablesWritten(String(node.value))),
      TemplateElement(node) {
        check(node, tablesWritten(node.value.raw))
        const message = node.tail ? undefined : refuseUnnamed(pathOf(context), node.value.raw)
        if (message) context.report({ node: node as unknown as Rule.Node, message })
      },
    }
  },
}

const reads: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      const { sourceCode } = context
      const file = pathOf(context)
      const report = (at: number, message: string | undefined) => {
        if (message) context.report({ loc: sourceCode.getLocFromIndex(at), message })
      }
      for (const read of foreignReads(file, sourceCode.text))
        report(read.at, refuseRead(file, read))
      for (const call of foreignCalls(file, sourceCode.text))
        report(call.at, refuseCall(file, call))
    },
  }),
}

const readOnly = (context: Rule.RuleContext): Listener => {
  const refuse = (node: unknown, isRefused: boolean) => {
    if (isRefused)
      context.report({
        node: node as Rule.Node,
        message: 'A query only reads: actions/ or steps/.',
      })
  }
  return {
    CallExpression: (node) => refuse(node, writes.has(calledAs(node as unknown as Node) ?? '')),
    Literal: (node) => refuse(node, doesMoreThanRead(String(node.value))),
    TemplateElement: (node) => refuse(node, doesMoreThanRead(node.value.raw)),
  }
}

const commandShape = (context: Rule.RuleContext): Listener => {
  const check = (refuse: (node: Node) => string | undefined) => (node: unknown) => {
    const message = refuse(node as Node)
    if (message) context.report({ node: node as Rule.Node, message })
  }
  const isAction = roomOf(pathOf(context)) === 'actions'
  return {
    ...(isAction && {
      ExportDefaultDeclaration: check(refuseExport),
      ExportNamedDeclaration: check(refuseExport),
    }),
    TSPropertySignature: check((member) => refuseMember(member, isAction)),
  }
}

const commands: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const room = roomOf(pathOf(context))
    if (room === undefined) return {}
    return room === 'queries' ? readOnly(context) : commandShape(context)
  },
}

const isolates = /[\u2066-\u2068]/

const direction: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = pathOf(context)
    if (file === 'api/contracts/digits.ts' || file.includes('/tests/')) return {}
    const check = (node: Rule.Node, text: unknown) => {
      if (typeof text === 'string' && isolates.test(text))
        context.report({ node, message: 'Directions are set by contracts/digits.ts alone.' })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node as unknown as Rule.Node, node.value.cooked),
      JSXText: (node: Rule.Node & { value?: unknown }) => check(node, node.value),
    }
  },
}

export const kasbeno = {
  rules: { boundaries, commands, direction, 'no-cycles': noCycles, reads, tables },
}
