import ts from 'typescript'
import { Source } from '#app/site/documentation/generator/source'

/** What a column of a row is to JavaScript. */
export interface ColumnType {
  /** `string`, `number`, `boolean`, `Date`, `Buffer`, `array` or `object`; several of a union, sorted. */
  kind: string
  isNullable: boolean
}

/** A prepared statement as the source says it. */
export interface Statement {
  name: string
  /** File and line. */
  at: string
  /** The statements that it may be; empty where the source alone does not say. */
  sql: string[]
  /** The declared row; null where none is. */
  row: Record<string, ColumnType> | null
}

type Values = string[] | undefined
type Scope = ReadonlyMap<ts.Symbol, Values>

const nowhere: Scope = new Map()
const product = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail))

/** Reads texts off the source: constants, templates, and functions of them that are one expression. */
class Texts {
  constructor(private readonly source: Source) {}

  of(node: ts.Expression, scope: Scope = nowhere): Values {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
    if (ts.isTemplateExpression(node)) return this.#template(node, scope)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return this.of(node.expression, scope)
    if (ts.isConditionalExpression(node)) {
      const [one, other] = [this.of(node.whenTrue, scope), this.of(node.whenFalse, scope)]
      return one && other && [...one, ...other]
    }
    if (ts.isIdentifier(node)) return this.#named(node, scope)
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return this.#constantType(node)
    return ts.isCallExpression(node) ? this.#called(node, scope) : undefined
  }

  #template(node: ts.TemplateExpression, scope: Scope): Values {
    let read: Values = [node.head.text]
    for (const { expression, literal } of node.templateSpans) {
      const inner = this.of(expression, scope)
      if (!read || !inner) return undefined
      read = product(
        read,
        inner.map((text) => text + literal.text)
      )
    }
    return read
  }

  #named(node: ts.Identifier, scope: Scope): Values {
    const symbol = this.source.symbolOf(node)
    if (symbol && scope.has(symbol)) return scope.get(symbol)
    const declaration = symbol?.valueDeclaration
    const isConstant =
      declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    return (isConstant && this.of(isConstant)) || this.#constantType(node)
  }

  /** What is one of a few literals to the compiler; any number will do. */
  #constantType(node: ts.Expression): Values {
    const type = this.source.checker.getTypeAtLocation(node)
    const members = type.isUnion() ? type.types : [type]
    const read = members.map((member) => {
      if (member.isStringLiteral() || member.isNumberLiteral()) return String(member.value)
      return member.flags & ts.TypeFlags.Number ? '0' : undefined
    })
    return read.every((text) => text !== undefined) ? read : undefined
  }

  #called(node: ts.CallExpression, scope: Scope): Values {
    const declaration = this.source.symbolOf(node.expression)?.valueDeclaration
    const code =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    if (!code || !ts.isArrowFunction(code) || ts.isBlock(code.body)) return undefined
    const given = code.parameters.map(({ name, initializer }, index): [ts.Symbol, Values] => {
      const argument = node.arguments[index] ?? initializer
      return [this.source.symbolOf(name)!, argument && this.of(argument, scope)]
    })
    return this.of(code.body, new Map(given))
  }
}

const classes = new Set(['Date', 'Buffer'])

/** Reads what a row is declared to be. */
class RowTypes {
  constructor(private readonly checker: ts.TypeChecker) {}

  of(type: ts.Type): Record<string, ColumnType> {
    return Object.fromEntries(
      type
        .getProperties()
        .map((property) => [property.name, this.#column(this.checker.getTypeOfSymbol(property))])
    )
  }

  #column(type: ts.Type): ColumnType {
    const members = type.isUnion() ? type.types : [type]
    const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined
    const kinds = members.filter(({ flags }) => !(flags & empty)).map((one) => this.#kind(one))
    return {
      kind: [...new Set(kinds)].sort().join(' | '),
      isNullable: members.some(({ flags }) => flags & empty),
    }
  }

  #kind(type: ts.Type): string {
    const { flags } = type
    if (flags & ts.TypeFlags.StringLike) return 'string'
    if (flags & ts.TypeFlags.NumberLike) return 'number'
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return 'unknown'
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return 'array'
    const name = type.getSymbol()?.name ?? ''
    if (classes.has(name)) return name
    // A text with a mark of its own, as `string & { … }`.
    return type.isIntersection() ? this.#kind(type.types[0]) : 'object'
  }
}

/** Every call of `prepared` in the application. */
export const preparedStatements = (root: string): Statement[] => {
  const source = new Source(root)
  const texts = new Texts(source)
  const rows = new RowTypes(source.checker)
  const found: Statement[] = []
  const look = (node: ts.Node, file: ts.SourceFile): void => {
    ts.forEachChild(node, (child) => look(child, file))
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'prepared') return
    const [name, sql] = node.arguments
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const [row] = node.typeArguments ?? []
    found.push({
      name: texts.of(name)?.join(' | ') ?? name.getText(),
      at: `${source.specifierOf(file)}:${line}`,
      sql: texts.of(sql) ?? [],
      row: row ? rows.of(source.checker.getTypeFromTypeNode(row)) : null,
    })
  }
  for (const file of source.program.getSourceFiles()) {
    if (source.specifierOf(file)?.startsWith('#app/')) look(file, file)
  }
  return found
}
