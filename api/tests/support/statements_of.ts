import db from '@adonisjs/lucid/services/db'

/** The statements that reach the database while something is done, BEGIN and COMMIT included. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const knex = db.connection().getWriteClient()
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql.trim().replace(/\s+/g, ' '))
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.removeListener('query', note)
  }
  return statements
}
