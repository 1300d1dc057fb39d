import ts from 'typescript'
import type { OperationAnswer } from '../domain/operation.js'
import type { Handler, Source } from './source.js'
import type { TypeSchemas } from './type_schemas.js'
import { walkCode } from './code_walk.js'

export interface ValidatorName {
  module: string
  name: string
  /** Where its data come from. */
  from: 'query' | 'body'
}

export interface HandlerFacts {
  validators: ValidatorName[]
  answers: OperationAnswer[]
  status: number
  record: string | null
  /** Sends what is no JSON; the media types have to be told. */
  sendsFile: boolean
  /** A 422 has a meaning of its own there; what a validator refuses is a 400. */
  refusesAsBadRequest: boolean
}

const ok = 200

/** Where controllers have their answers from. */
const [reader, answers] = ['#app/platform/resource/reader', '#app/platform/http/made']

const memberCalled = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''

const numbersIn = (node: ts.Node): number[] =>
  ts.isNumericLiteral(node) ? [Number(node.text)] : node.getChildren().flatMap(numbersIn)

/** The statuses of a chain like `response.status(202).json(…)`. */
const statusesBefore = (call: ts.CallExpression): number[] => {
  const receiver = ts.isPropertyAccessExpression(call.expression) && call.expression.expression
  if (!receiver || !ts.isCallExpression(receiver)) return []
  return memberCalled(receiver) === 'status'
    ? receiver.arguments.flatMap(numbersIn)
    : statusesBefore(receiver)
}

export class HandlerReader {
  constructor(
    private readonly source: Source,
    private readonly schemas: TypeSchemas
  ) {}

  read({ method, files, fields }: Handler): HandlerFacts {
    const calls: ts.CallExpression[] = []
    walkCode(
      this.source,
      [method],
      (specifier) => specifier === answers || files.includes(specifier),
      (node) => void (ts.isCallExpression(node) && calls.push(node))
    )
    const record = calls.map((call) => this.#recordOf(call, fields)).find((name) => name) ?? null
    const sent = calls.flatMap((call) => this.#sentBy(call))
    const returned = record ? [] : this.#returned(method, calls)
    return {
      validators: calls.flatMap((call) => this.#validatorOf(call) ?? []),
      answers: [...returned, ...sent],
      status: statusSet(calls),
      record,
      refusesAsBadRequest: /\.catch\(asBadRequest\)/.test(method.getText()),
      sendsFile: calls.some((call) => this.#isOfResponse(call, 'stream', 'send')),
    }
  }

  /** What the method returns, if it is anything. */
  #returned(method: ts.MethodDeclaration, calls: ts.CallExpression[]): OperationAnswer[] {
    const { checker } = this.source
    const signature = checker.getSignatureFromDeclaration(method)!
    const type = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature))!
    // What `response.json(…)` gave is of a type of its own, and found where it is called.
    const members = type.isUnion() ? type.types : [type]
    const bare = members.filter((member) => !member.getProperty('__status'))
    const schema = this.schemas.anyOf(bare)
    return schema.not ? [] : [{ status: statusSet(calls), schema }]
  }

  #sentBy(call: ts.CallExpression): OperationAnswer[] {
    if (this.#isOfResponse(call, 'noContent')) return [{ status: 204 }]
    if (this.#isOfResponse(call, 'json')) {
      const schema = this.schemas.of(this.source.checker.getTypeAtLocation(call.arguments[0]))
      const statuses = statusesBefore(call)
      return (statuses.length ? statuses : [ok]).map((status) => ({ status, schema }))
    }
    if (memberCalled(call) !== 'toPath') return []
    return statusesBefore(call).map((status) => ({ status, headers: ['Location'] }))
  }

  #isOfResponse(call: ts.CallExpression, ...members: string[]): boolean {
    if (!members.includes(memberCalled(call))) return false
    const { expression } = call.expression as ts.PropertyAccessExpression
    return this.source.checker.getTypeAtLocation(expression).getSymbol()?.name === 'HttpResponse'
  }

  #validatorOf(call: ts.CallExpression): ValidatorName | undefined {
    const member = memberCalled(call)
    const [given, options] = call.arguments
    if (member === 'validateUsing') {
      return this.#named(given, options?.getText().includes('qs()') ? 'query' : 'body')
    }
    if (member !== 'validate' || !given?.getText().includes('qs()')) return undefined
    return this.#named((call.expression as ts.PropertyAccessExpression).expression, 'query')
  }

  #named(node: ts.Node, from: ValidatorName['from']): ValidatorName {
    const declaration = this.source.symbolOf(node)?.declarations?.[0]
    const module = declaration && this.source.specifierOf(declaration.getSourceFile())
    const isExported =
      declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export
    if (!module || !isExported) {
      throw new Error(`the validator ${node.getText()} has to be exported to be documented`)
    }
    return { module, name: node.getText(), from }
  }

  /** `one(resource, …)` and `made(ctx, resource, …)` answer a record of the resource. */
  #recordOf(call: ts.CallExpression, fields: readonly ts.Expression[]): string | undefined {
    const callee = this.source.symbolOf(call.expression)?.declarations?.[0]
    const module = callee && this.source.specifierOf(callee.getSourceFile())
    const name = call.expression.getText()
    const isOne = module === reader && name.endsWith('one')
    if (!isOne && !(module === answers && name === 'made')) return undefined
    const resource = call.arguments[isOne ? 0 : 1]
    return this.#resourceName(resource) ?? this.#resourceIn(fields, resource.getText())
  }

  #resourceIn(fields: readonly ts.Expression[], name: string): string | undefined {
    const held = fields
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({ properties }) => [...properties])
      .find((property) => property.name?.getText() === name)
    if (!held?.name) return undefined
    return this.#resourceName(ts.isPropertyAssignment(held) ? held.initializer : held.name)
  }

  #resourceName(node: ts.Node): string | undefined {
    const declaration = this.source.symbolOf(node)?.declarations?.[0]
    const described =
      declaration &&
      (ts.isExportAssignment(declaration)
        ? declaration.expression
        : ts.isVariableDeclaration(declaration) && declaration.initializer)
    if (!described || !ts.isCallExpression(described)) return undefined
    const [name] = described.arguments
    return ts.isStringLiteral(name) ? name.text : undefined
  }
}

/** A status that a statement of its own sets, or 200. */
const statusSet = (calls: ts.CallExpression[]): number => {
  const [set] = calls
    .filter((call) => memberCalled(call) === 'status' && ts.isExpressionStatement(call.parent))
    .flatMap((call) => call.arguments.flatMap(numbersIn))
  return set ?? ok
}
