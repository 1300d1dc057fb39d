export type FaultOfCall =
  /** There is no connection, or none that may write: what was being done was not sent. */
  | 'UNREACHABLE'
  /** The connection broke: what it had been sent may have been carried out. */
  | 'BROKEN'
  /** The database ended the statement itself, for others or for its time. */
  | 'BUSY'

interface Fault {
  call?: FaultOfCall
  /** For whoever operates the product: why the database cannot be used, as the end of a sentence. */
  why?: string
}

const prepare = 'run node ace db:prepare as the schema’s owner first'

const byCode: Readonly<Record<string, Fault>> = {
  'ECONNREFUSED': { call: 'UNREACHABLE', why: 'nobody listens there' },
  'EHOSTUNREACH': { call: 'UNREACHABLE', why: 'there is no way to its host' },
  'ENETUNREACH': { call: 'UNREACHABLE', why: 'there is no way to its network' },
  'ENOTFOUND': { call: 'UNREACHABLE', why: 'there is no host of that name' },
  'EAI_AGAIN': { call: 'UNREACHABLE', why: 'the name of the host cannot be looked up' },
  'ECONNRESET': { call: 'BROKEN', why: 'the connection broke' },
  'EPIPE': { call: 'BROKEN', why: 'the connection broke' },
  'ETIMEDOUT': { call: 'BROKEN', why: 'it does not answer' },
  '08P01': { call: 'BROKEN', why: 'a pooler in between refuses the connection' },
  '25006': { call: 'UNREACHABLE', why: 'it is read-only' },
  '28000': { call: 'UNREACHABLE', why: 'it refuses the user' },
  '28P01': { call: 'UNREACHABLE', why: 'it refuses the user name or the password' },
  '3D000': { call: 'UNREACHABLE', why: 'it has no database of that name' },
  '3F000': { why: `it is not prepared: ${prepare}` },
  '40001': { call: 'BUSY' },
  '40P01': { call: 'BUSY' },
  '42501': {
    why: 'its role may not do this: db:prepare runs as the owner (DATABASE_OWNER_URL)',
  },
  '42703': { why: `it is of another version: ${prepare}` },
  '42883': { why: `it is of another version: ${prepare}` },
  '42P01': { why: `it is not prepared: ${prepare}` },
  '53300': { call: 'UNREACHABLE', why: 'all of its connections are taken' },
  '55P03': { call: 'BUSY' },
  '57014': { call: 'BUSY' },
  '57P01': { call: 'BROKEN', why: 'it is being shut down' },
  '57P02': { call: 'BROKEN' },
  '57P03': { call: 'UNREACHABLE', why: 'it is starting or shutting down' },
  '57P04': { call: 'BROKEN' },
  '57P05': { call: 'BROKEN' },
}

/** Without a code: what pg and the pool say of connections. Knex puts the statement in front. */
const byText: readonly (readonly [RegExp, Fault])[] = [
  [
    /(?:^| - )(?:timeout expired|Connection terminated due to connection timeout)/,
    { call: 'UNREACHABLE', why: 'it does not answer' },
  ],
  [
    /(?:^| - )(?:Connection terminated|Client has encountered a connection error|Client was closed)/,
    { call: 'BROKEN', why: 'the connection broke' },
  ],
  [/(?:^| - )the database does not answer/, { call: 'BROKEN', why: 'it does not answer' }],
  [/Timeout acquiring a connection/, { why: 'it does not answer, or all connections are taken' }],
  [/password must be a string|SASL/, { why: 'it wants a password, and the address has none' }],
]

/** Class 08: connection exceptions. */
const isOfConnection = (code: string) => /^08\w{3}$/.test(code)

const faultOf = (error: unknown): Fault | undefined => {
  // Each address of a host was tried in turn.
  if (error instanceof AggregateError) return faultOf(error.errors[0])
  // pg-boss reports a fault as an object with the members of an error.
  const { code: given, message }: { code?: unknown; message?: unknown } = Object(error)
  if (typeof message !== 'string') return undefined
  const code = typeof given === 'string' ? given : ''
  return (
    byCode[code] ??
    (isOfConnection(code) ? { call: 'BROKEN' } : undefined) ??
    byText.find(([text]) => text.test(message))?.[1]
  )
}

/** What the error means for its call; undefined for an error that is not of the database's use. */
export const faultOfCall = (error: unknown): FaultOfCall | undefined => faultOf(error)?.call

/**
 * Why the database cannot be used, as the end of a sentence; undefined when the error is of another kind.
 * The address is never part of it, since it may hold a password.
 */
export const whyUnusable = (error: unknown): string | undefined => faultOf(error)?.why
