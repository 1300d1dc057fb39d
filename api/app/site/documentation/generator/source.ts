import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A route's method, which its controller may have inherited. */
export interface Handler {
  method: ts.MethodDeclaration
  /** The controller's file first, then those of what it inherits from. */
  files: string[]
  /** What the controller's own fields hold, which inherited methods read. */
  fields: ts.Expression[]
}

export class Source {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker

  constructor(readonly root: string) {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const own = fileNames.filter((name) => !name.startsWith(join(root, 'tests/')))
    this.program = ts.createProgram(own, { ...options, noEmit: true })
    this.checker = this.program.getTypeChecker()
  }

  /** A file that an import of the application names, `#app/orders/…`. */
  file(specifier: string): ts.SourceFile {
    const path = join(this.root, specifier.replace(/^#/, '').replace(/(\.js)?$/, '.ts'))
    const file = this.program.getSourceFile(path)
    if (!file) throw new Error(`no source file ${path}`)
    return file
  }

  /** The specifier of a file of the application, or undefined for a package. */
  specifierOf(file: ts.SourceFile): string | undefined {
    const prefix = `${this.root}/`
    if (!file.fileName.startsWith(prefix) || file.fileName.includes('/node_modules/'))
      return undefined
    return `#${file.fileName.slice(prefix.length).replace(/\.ts$/, '')}`
  }

  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol
  }

  /** What is behind each named route, from the generated registry. */
  handlers(): Map<string, Handler> {
    const registry = readFileSync(join(this.root, '.adonisjs/client/registry/schema.d.ts'), 'utf8')
    const entry =
      /^ {2}'([^']+)': \{(?:(?!^ {2}\}).)*?ReturnType<import\('([^']+)'\)\.default\['([^']+)'\]>/gms
    return new Map(
      [...registry.matchAll(entry)].map(([, route, module, method]) => [
        route,
        this.#handler(this.file(module), method),
      ])
    )
  }

  #handler(file: ts.SourceFile, name: string): Handler {
    const controller = file.statements.find(ts.isClassDeclaration)
    const property = controller && this.checker.getTypeAtLocation(controller).getProperty(name)
    const method = property?.declarations?.find(ts.isMethodDeclaration)
    if (!controller || !method) throw new Error(`no method ${name} in ${file.fileName}`)
    const fields = controller.members.filter(ts.isPropertyDeclaration)
    return {
      method,
      files: this.#lineage(controller).map((each) => this.specifierOf(each.getSourceFile())!),
      fields: fields.flatMap(({ initializer }) => initializer ?? []),
    }
  }

  #lineage(type: ts.ClassDeclaration): ts.ClassDeclaration[] {
    const clause = type.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    const parent = clause && this.symbolOf(clause.types[0].expression)?.declarations?.[0]
    return [type, ...(parent && ts.isClassDeclaration(parent) ? this.#lineage(parent) : [])]
  }
}
