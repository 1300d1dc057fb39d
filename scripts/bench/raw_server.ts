import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * Baseline in its own process: `node:http` and prepared `pg` statements. READS maps paths to observed statements;
 * `$hash` and `$user` stand for the caller.
 */
export interface RawRead {
  statements: { sql: string; values: (string | null)[] }[]
}

const poolMax = 10
const reads = JSON.parse(process.env.READS!) as Record<string, RawRead>
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: poolMax })

async function answer(path: string, token: string) {
  const caller: Record<string, string> = {
    $hash: createHash('sha256').update(token).digest('base64url'),
    $user: token,
  }
  let rows: pg.QueryResultRow[] = []
  for (const [index, { sql, values }] of reads[path]!.statements.entries()) {
    const filled = values.map((value) => (value === null ? null : (caller[value] ?? value)))
    rows = (await pool.query({ name: `${path} ${index}`, text: sql, values: filled })).rows
    const [row] = rows
    if (!row) throw new Error(`statement ${index} of ${path} found nothing`)
    if (row.user_id) caller.$user = row.user_id as string
  }
  return JSON.stringify(rows)
}

const server = createServer((request, response) => {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length)
  answer(request.url!, token).then(
    (body) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(body)
    },
    (error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    }
  )
})
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
