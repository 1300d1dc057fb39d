import { fork } from 'node:child_process'
import type pg from 'pg'
import type { Made, Wanted } from '../../../api/factories/wanted.ts'
import { inRoot, runsSources } from '../paths.ts'

/** Lets factories bypass personal limits, as tests do. */
const allow = 'grant set on parameter session_replication_role to kasbeno_owner'

/**
 * Forks the API's factories.
 * @param env with the owner's address
 * @throws Error with the output
 */
export async function make(admin: pg.Client, env: NodeJS.ProcessEnv, wanted: Wanted) {
  await admin.query(allow)
  const child = fork('bin/factories.ts', {
    cwd: inRoot('api'),
    execArgv: runsSources,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.send(wanted)
  let printed = ''
  for (const output of [child.stdout!, child.stderr!])
    output.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return new Promise<Made>((resolve, reject) => {
    child.once('message', (made) => resolve(made as Made))
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`the factories made nothing:\n${printed}`)))
  })
}
