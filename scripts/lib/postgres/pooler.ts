import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../ports.ts'
import { findAccount } from './binaries.ts'
import { until } from '../until.ts'

const startMsMax = 10_000

export interface Pooler {
  /** Rewrites the address. */
  through(url: string): string
  stop(): Promise<void>
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })

/** Transaction mode, configured as in `docs/scale.md`. */
export async function startPooler(program: string, roleUrl: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(roleUrl)
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-pooler-'))
  const port = await freePort()
  const files = {
    'pgbouncer.ini': [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder, 'userlist.txt')}`,
      'pool_mode = transaction',
      'max_client_conn = 200',
      'default_pool_size = 10',
      'server_reset_query =',
    ].join('\n'),
    'userlist.txt': `"${username}" "${decodeURIComponent(password)}"`,
  }
  const account = findAccount(undefined)
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${text}\n`, { mode: 0o600 })
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  if (account) chownSync(folder, account.uid, account.gid)
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  if (!(await until(() => listens(port), startMsMax))) throw new Error('PgBouncer does not start')
  return {
    through(url) {
      const pooled = new URL(url)
      pooled.port = String(port)
      return pooled.href
    },
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
