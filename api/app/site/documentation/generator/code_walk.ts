import ts from 'typescript'
import type { Source } from './source.js'

const codeOf = (declaration: ts.Declaration): ts.Node | undefined => {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
    return declaration
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer
  return ts.isExportAssignment(declaration) ? declaration.expression : undefined
}

/**
 * Visits pieces of code and all code of the application that they name, each once: an over-estimate of
 * what may run.
 * @param within decides which files are followed
 */
export const walkCode = (
  source: Source,
  starts: readonly ts.Node[],
  within: (specifier: string) => boolean,
  visit: (node: ts.Node) => void
): void => {
  const seen = new Set<ts.Node>()
  const step = (node: ts.Node): void => {
    if (seen.has(node) || ts.isTypeNode(node) || ts.isDecorator(node)) return
    seen.add(node)
    visit(node)
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) follow(node)
    ts.forEachChild(node, step)
  }
  const follow = (name: ts.Node) => {
    for (const declaration of source.symbolOf(name)?.declarations ?? []) {
      const specifier = source.specifierOf(declaration.getSourceFile())
      const code = specifier && within(specifier) ? codeOf(declaration) : undefined
      if (code) step(code)
    }
  }
  starts.forEach(step)
}
