import { relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { root } from '../lib/paths.ts'
import { refuseImport } from './architecture.ts'
import { ImportGraph } from './cycles.ts'

type Listener = Rule.RuleListener
type Source = { source?: { value?: unknown } | null }

const graph = new ImportGraph(root)
const pathOf = (context: Rule.RuleContext) => relative(root, context.filename).split(sep).join('/')

/** Imports that the architecture does not know. */
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

/** Files that import each other in a circle. */
const noCycles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const cycle = graph.cycleThrough(pathOf(context))
      if (cycle) context.report({ node, message: `Circle of imports: ${cycle.join(' → ')}` })
    },
  }),
}

export const kasbeno = { rules: { boundaries, 'no-cycles': noCycles } }
