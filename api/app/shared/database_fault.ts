/** What PostgreSQL, the network or the pool say, in the words of whoever operates the product. */
const reasons: Record<string, string> = {
  'ECONNREFUSED': 'nobody listens there',
  'ECONNRESET': 'the connection broke',
  'EHOSTUNREACH': 'there is no way to its host',
  'ENETUNREACH': 'there is no way to its network',
  'ENOTFOUND': 'there is no host of that name',
  'EAI_AGAIN': 'the name of the host cannot be looked up',
  'ETIMEDOUT': 'it does not answer',
  '08P01': 'a pooler in between refuses the connection',
  '25006': 'it is read-only',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the user name or the password',
  '3D000': 'it has no database of that name',
  '42501': 'its role may not do this: db:prepare runs as the owner (DATABASE_OWNER_URL)',
  '3F000': 'it is not prepared: run node ace db:prepare as the schema’s owner first',
  '42P01': 'it is not prepared: run node ace db:prepare as the schema’s owner first',
  '42703': 'it is of another version: run node ace db:prepare as the schema’s owner first',
  '42883': 'it is of another version: run node ace db:prepare as the schema’s owner first',
  '53300': 'all of its connections are taken',
  '57P01': 'it is being shut down',
  '57P03': 'it is starting or shutting down',
}

/** Errors without a code of their own: by the text of pg and of the pool. */
const texts: [RegExp, string][] = [
  [/timeout expired|Connection terminated due to connection timeout/, 'it does not answer'],
  [/Connection terminated|connection.*closed|Client has encountered/i, 'the connection broke'],
  [/Timeout acquiring a connection/, 'it does not answer, or all connections are taken'],
  [/password must be a string|SASL/, 'it wants a password, and the address has none'],
]

/**
 * Why the database cannot be used, as the end of a sentence; undefined when the error is of another kind.
 * The address is never part of it, since it may hold a password.
 */
export const databaseFault = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return databaseFault(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  const known = typeof code === 'string' ? reasons[code] : undefined
  return known ?? texts.find(([text]) => text.test(error.message))?.[1]
}
