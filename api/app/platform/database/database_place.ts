const variables = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'] as const
const defaultPort = 5432

interface Place {
  variable: string
  url: URL
}

/** Where the variable leads, without the password. */
const described = ({ variable, url }: Place) =>
  `${variable}: ${url.username}@${url.hostname}:${url.port || defaultPort}${url.pathname}`

/** The port or user in the error tells which of several variables is meant. */
const isOf = (error: unknown) => {
  const fault: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { port, message } = Object(fault) as { port?: unknown; message?: string }
  return ({ url }: Place) => {
    if (typeof port === 'number') return Number(url.port || defaultPort) === port
    const [, user] = /user "([^"]+)"/.exec(message ?? '') ?? []
    return !user || decodeURIComponent(url.username) === user
  }
}

/** The database that an error is about, as ` (…)`: the variables that may lead there. */
export const placeOfDatabase = (
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>
): string => {
  const places = variables.flatMap((variable): Place[] => {
    const address = environment[variable]
    return address && URL.canParse(address) ? [{ variable, url: new URL(address) }] : []
  })
  const meant = places.filter(isOf(error))
  const named = meant.length > 0 ? meant : places
  return named.length > 0 ? ` (${named.map(described).join(' or ')})` : ''
}
