/** What a failure of the database means for a call. */
export type DatabaseFault =
  /** There is no connection, or none that may write: what was being done was not sent. */
  | 'UNREACHABLE'
  /** The connection broke: what it had been sent may have been carried out. */
  | 'BROKEN'
  /** The database ended the statement itself, for others or for its time. */
  | 'BUSY'

const byCode: Readonly<Record<string, DatabaseFault>> = {
  'ECONNREFUSED': 'UNREACHABLE',
  'ENOTFOUND': 'UNREACHABLE',
  'EAI_AGAIN': 'UNREACHABLE',
  'EHOSTUNREACH': 'UNREACHABLE',
  'ENETUNREACH': 'UNREACHABLE',
  // It starts, stops or recovers.
  '57P03': 'UNREACHABLE',
  // Too many connections, for the server, the role or the database.
  '53300': 'UNREACHABLE',
  // A read-only server refuses each write.
  '25006': 'UNREACHABLE',
  'ECONNRESET': 'BROKEN',
  'EPIPE': 'BROKEN',
  'ETIMEDOUT': 'BROKEN',
  // An administrator, a crash, or a database that was dropped has ended the session.
  '57P01': 'BROKEN',
  '57P02': 'BROKEN',
  '57P04': 'BROKEN',
  '57P05': 'BROKEN',
  '57014': 'BUSY',
  '55P03': 'BUSY',
  '40001': 'BUSY',
  '40P01': 'BUSY',
}

/** A connection that was never made, as pg words it; Knex puts the statement in front. */
const unreachable = /(?:^| - )(?:timeout expired|Connection terminated due to connection timeout)/
/** What pg says of connections has no code. */
const broken =
  /(?:^| - )(?:Connection terminated|Client has encountered a connection error|Client was closed|the database does not answer)/
const causesMax = 5

/** What kind of failure of the database an error is; undefined for any other error. */
export const databaseFault = (error: unknown, depth = 0): DatabaseFault | undefined => {
  if (!(error instanceof Error) || depth > causesMax) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (byCode[code]) return byCode[code]
  // Class 08: connection exceptions.
  if (/^08\w{3}$/.test(code)) return 'BROKEN'
  if (unreachable.test(error.message)) return 'UNREACHABLE'
  if (broken.test(error.message)) return 'BROKEN'
  return undefined
}
