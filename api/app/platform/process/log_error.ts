/**
 * What may be told of an error. PostgreSQL's `detail`, `where` and `internalQuery` repeat rows and
 * parameters, so nothing is logged that is not named here.
 */
const harmless = [
  'code',
  'constraint',
  'table',
  'column',
  'schema',
  'dataType',
  'severity',
  'routine',
  'status',
  'syscall',
  'errno',
  'title',
  'queue',
] as const
/** PostgreSQL quotes the value that it could not read: `invalid input syntax for type uuid: "0912…"`. */
const quoted = /(invalid input (?:syntax|value) for [^:\n]*: )"[^\n]*"/g
const causesMax = 5

export interface LoggedError {
  type: string
  message?: string
  stack?: string
  [fact: string]: unknown
}

const withoutValues = (text: string | undefined): string | undefined =>
  text?.replace(quoted, '$1"***"')

/** pg-boss reports a fault as an object with the members of an error: a spread keeps neither its class nor its causes. */
interface ErrorLike {
  message: string
  stack?: string
}

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && typeof Reflect.get(error, 'message') === 'string'

/** The attempts of one connection fail together, under a message that is empty. */
const messageOf = (error: ErrorLike): string =>
  error.message ||
  (error instanceof AggregateError
    ? error.errors.map((each) => (isErrorLike(each) ? each.message : String(each))).join('; ')
    : String(Reflect.get(error, 'code') ?? 'no message'))

/** An error as it may stand in a log: kind, message, codes and stack, without the data of people. */
export const logError = (error: unknown, depth = 0): LoggedError => {
  if (!isErrorLike(error)) {
    return typeof error === 'string'
      ? { type: 'string', message: withoutValues(error) }
      : { type: typeof error }
  }
  const facts = harmless.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return ['string', 'number'].includes(typeof value) ? [[name, value] as const] : []
  })
  const inner =
    error instanceof AggregateError ? (error.errors as unknown[]).slice(0, causesMax) : []
  return {
    type: error.constructor.name,
    message: withoutValues(messageOf(error)),
    stack: withoutValues(error.stack),
    ...Object.fromEntries(facts),
    ...(error instanceof Error &&
      error.cause instanceof Error &&
      depth < causesMax && { cause: logError(error.cause, depth + 1) }),
    ...(inner.length > 0 && { errors: inner.map((each) => logError(each, depth + 1)) }),
  }
}
