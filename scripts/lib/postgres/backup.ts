import { chownSync, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type Account, findAccount } from './binaries.ts'
import { clusterOf, findHome, isHome, readPasswords } from './home.ts'
import { Refusal } from '../refusal.ts'

/** Of the running server, not the data. */
const ofProcess = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'])
/** Recreated by the server; the log is copied last. */
const left = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(
    ' '
  )
)

const gone = (error: NodeJS.ErrnoException) => {
  // Files vanish during the copy; the log replays it.
  if (error.code !== 'ENOENT') throw error
}

async function copyLive(from: string, to: string, isTop = true): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isTop && ofProcess.has(entry.name)) continue
    if (isTop && left.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyLive(source, target, false)
    else await copyFile(source, target).catch(gone)
  }
}

/** Connects as the superuser to the server that runs on these data. */
async function connect(home: string) {
  const pidFile = join(clusterOf(home), 'postmaster.pid')
  if (!existsSync(pidFile))
    throw new Refusal('The database does not run: copy the folder .data whole, it is at rest.')
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3])
  const password = readPasswords(home).postgres
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password })
  await client.connect()
  return client
}

/**
 * An online copy with all earlier commits.
 * @throws Refusal without a running server
 */
export async function backUpDatabase(wanted: string, target: string) {
  const home = findHome(wanted, findAccount(undefined))
  const cluster = clusterOf(target)
  const client = await connect(home)
  try {
    // A temporary slot keeps the log that the copy needs.
    await client.query(`select pg_create_physical_replication_slot('kasbeno_backup', true, true)`)
    await client.query(`select pg_backup_start('kasbeno', true)`)
    await copyLive(clusterOf(home), cluster)
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)'
    )
    await copyLive(join(clusterOf(home), 'pg_wal'), join(cluster, 'pg_wal'), false)
    await writeFile(join(cluster, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 })
    await copyFile(join(home, 'passwords.json'), join(target, 'passwords.json'))
    await chmod(join(target, 'passwords.json'), 0o600)
  } finally {
    await client.end()
  }
}

function give(path: string, { uid, gid }: NonNullable<Account>) {
  chownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) give(join(path, name), { uid, gid })
}

/**
 * The next start recovers to the end of the copy.
 * @throws Refusal without a copy, or for a non-empty target
 */
export async function restoreDatabase(source: string, wanted: string) {
  if (!isHome(source)) throw new Refusal(`There is no copy of a database in ${source}.`)
  const account = findAccount(undefined)
  const home = findHome(wanted, account)
  if (existsSync(home))
    throw new Refusal(`There is a database in ${home} already: nothing was changed.`)
  await mkdir(dirname(home), { recursive: true, mode: 0o711 })
  await cp(source, home, { recursive: true })
  await chmod(home, 0o700)
  await chmod(clusterOf(home), 0o700)
  if (account) {
    give(clusterOf(home), account)
    chownSync(home, account.uid, account.gid)
  }
}
