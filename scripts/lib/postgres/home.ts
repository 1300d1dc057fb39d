import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, type Binaries, canEnter, rootShelter } from './binaries.ts'
import { Refusal } from '../refusal.ts'

export type DatabaseRole = 'postgres' | 'kasbeno_owner' | 'kasbeno_app'
export type Passwords = Record<DatabaseRole, string>

const serverVersion = '18'

export const clusterOf = (home: string) => join(home, 'cluster')
export const isHome = (home: string) => existsSync(join(clusterOf(home), 'PG_VERSION'))

/** Or root's shelter where the account has no access. */
export function findHome(wanted: string, account: Account) {
  if (!account) return wanted
  const sheltered = () =>
    join(rootShelter(), createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  mkdirSync(dirname(wanted), { recursive: true, mode: 0o711 })
  const known = [wanted, ...(existsSync(wanted) ? [] : [sheltered()])].find(isHome)
  if (known) return known
  return canEnter(account, dirname(wanted)) ? wanted : sheltered()
}

export function accountOwning(home: string) {
  return isHome(home) ? statSync(clusterOf(home)) : undefined
}

export function postgresEnvironment() {
  // Keeps PGDATA, LC_ALL … from the server.
  return { PATH: process.env.PATH }
}

/** Atomic, so that an interrupted start leaves nothing. */
export function createHome(home: string, account: Account, binaries: Binaries, durable: boolean) {
  mkdirSync(dirname(home), { recursive: true, mode: 0o700 })
  const draft = mkdtempSync(`${home}.new-`)
  const random = () => randomBytes(24).toString('base64url')
  const passwords: Passwords = {
    postgres: random(),
    kasbeno_owner: random(),
    kasbeno_app: random(),
  }
  const passwordFile = join(draft, 'initdb-password')
  const cluster = clusterOf(draft)
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(join(draft, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 })
  writeFileSync(passwordFile, passwords.postgres, { mode: 0o600 })
  if (account)
    for (const path of [draft, cluster, passwordFile]) chownSync(path, account.uid, account.gid)
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const result = spawnSync(
    binaries.initdb,
    ['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'].concat(
      ['--encoding=UTF8', `--locale=${locale}`, '--no-instructions'],
      durable ? [] : ['--no-sync']
    ),
    { ...account, cwd: '/', env: postgresEnvironment(), encoding: 'utf8' }
  )
  rmSync(passwordFile)
  if (result.status !== 0) {
    rmSync(draft, { recursive: true })
    throw new Refusal(
      `The embedded PostgreSQL could not make its data folder: ${result.stderr.trim()}`
    )
  }
  renameSync(draft, home)
}

export function readPasswords(home: string): Passwords {
  const file = join(home, 'passwords.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  } catch {
    throw new Refusal(
      `The passwords of the embedded database in ${file} cannot be read by this user.`
    )
  }
}

export function refuseOtherVersion(home: string) {
  const version = readFileSync(join(clusterOf(home), 'PG_VERSION'), 'utf8').trim()
  if (version !== serverVersion) {
    throw new Refusal(
      `The data in ${home} were written by PostgreSQL ${version}, this release brings ${serverVersion}: nothing was changed.`
    )
  }
}
