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
] as const
/** PostgreSQL quotes the value that it could not read: `invalid input syntax for type uuid: "0912…"`. */
const quoted = /(invalid input (?:syntax|value) for [^:\n]*: )"[^\n]*"/g
const causesMax = 5

const withoutValues = (text: string | undefined): string | undefined =>
  text?.replace(quoted, '$1"***"')

/** An error as it may stand in a log: kind, message, codes and stack, without the data of people. */
export const logError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = harmless.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return ['string', 'number'].includes(typeof value) ? [[name, value] as const] : []
  })
  const inner = error instanceof AggregateError ? error.errors.slice(0, causesMax) : []
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack),
    ...Object.fromEntries(facts),
    ...(error.cause instanceof Error &&
      depth < causesMax && { cause: logError(error.cause, depth + 1) }),
    ...(inner.length > 0 && { errors: inner.map((each) => logError(each, depth + 1)) }),
  }
}
