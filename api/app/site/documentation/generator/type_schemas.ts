import ts from 'typescript'
import type { Schema } from '../domain/schema.js'

const isDate = (name: string | undefined) => name === 'Date' || name === 'DateTime'
const widening = ts.TypeFlags.Any | ts.TypeFlags.Unknown
const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never

/**
 * JSON Schemas of what types become as JSON: dates are texts, `undefined` is absent. Exported interfaces
 * of the application get a name of their own in `components`.
 */
export class TypeSchemas {
  readonly components: Record<string, Schema> = {}
  readonly #named = new Map<ts.Symbol, string>()

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly ownFolder: string
  ) {}

  of(type: ts.Type): Schema {
    if (type.flags & (widening | ts.TypeFlags.TypeParameter)) return {}
    if (type.isUnion()) return this.anyOf(type.types)
    return this.#primitive(type) ?? this.#object(type)
  }

  #primitive(type: ts.Type): Schema | undefined {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { const: this.checker.typeToString(type) === 'true' }
    }
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.flags & nothing) return { not: {} }
    return undefined
  }

  anyOf(types: ts.Type[]): Schema {
    const members = types.filter((member) => !(member.flags & nothing))
    if (members.length === 0) return { not: {} }
    const literals = members.filter(isLiteral)
    const booleans = members.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral)
    const others = members.filter(
      (member) => !isLiteral(member) && !(booleans.length === 2 && booleans.includes(member))
    )
    const schemas = others.map((member) => this.of(member))
    if (booleans.length === 2) schemas.unshift({ type: 'boolean' })
    const values = literals.map(({ value }) => value)
    if (values.length) schemas.unshift({ enum: values.sort() })
    return joined(schemas)
  }

  #object(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? type.getSymbol()
    if (isDate(type.getSymbol()?.name)) return { type: 'string', format: 'date-time' }
    if (this.checker.isTupleType(type)) {
      const items = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', prefixItems: items.map((item) => this.of(item)) }
    }
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: this.of(item) }
    }
    const name = symbol && this.#nameOf(type, symbol)
    if (!name) return this.#members(type)
    if (!(name in this.components)) {
      // Stands there before its members are read, so that a circle ends.
      this.components[name] = {}
      this.components[name] = this.#members(type)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** The name of an exported interface or alias of ours; generic ones have none. */
  #nameOf(type: ts.Type, symbol: ts.Symbol): string | undefined {
    const known = this.#named.get(symbol)
    if (known) return known
    const declaration = symbol.declarations?.[0]
    if (!declaration?.getSourceFile().fileName.startsWith(this.ownFolder)) return undefined
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) {
      return undefined
    }
    const isExported = declaration.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword
    )
    if (!isExported || declaration.typeParameters || type.aliasTypeArguments) return undefined
    const isSame = new RegExp(`^${symbol.name}\\d*$`)
    const taken = [...this.#named.values()].filter((name) => isSame.test(name)).length
    const name = taken ? `${symbol.name}${taken + 1}` : symbol.name
    this.#named.set(symbol, name)
    return name
  }

  #members(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      const member = this.checker.getTypeOfSymbol(property)
      if (member.getCallSignatures().length) continue
      properties[property.name] = this.of(member)
      const mayMiss = property.flags & ts.SymbolFlags.Optional || includesUndefined(member)
      if (!mayMiss) required.push(property.name)
    }
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const isEmpty = Object.keys(properties).length === 0
    return {
      type: 'object',
      ...(isEmpty ? {} : { properties }),
      ...(required.length ? { required: required.sort() } : {}),
      ...(index ? { additionalProperties: this.of(index) } : {}),
    }
  }
}

const isLiteral = (type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType =>
  type.isStringLiteral() || type.isNumberLiteral()

const includesUndefined = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(includesUndefined)
    : Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void))

const isPlainType = (schema: Schema): schema is { type: string } =>
  Object.keys(schema).length === 1 && typeof schema.type === 'string'

const joined = (schemas: Schema[]): Schema => {
  if (schemas.length === 1) return schemas[0]
  if (schemas.some((schema) => Object.keys(schema).length === 0)) return {}
  if (schemas.every(isPlainType)) return { type: schemas.map(({ type }) => type) }
  const [first, ...rest] = schemas
  const isNullable = rest.length === 1 && rest[0].type === 'null'
  if (isNullable && first.enum) return { enum: [...first.enum, null] }
  return { anyOf: schemas }
}
