import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from './paths.ts'

const names = ['APP_KEY', 'CODE_PEPPER'] as const

/** Secrets of a demo installation, made once; what the environment names itself is kept. */
export function demoSecrets(): Record<string, string> {
  const file = inRoot('.data', 'secrets.json')
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  const missing = names.filter((name) => !known[name])
  if (missing.length) {
    for (const name of missing) known[name] = randomBytes(32).toString('base64url')
    mkdirSync(dirname(file), { recursive: true, mode: 0o711 })
    writeFileSync(file, JSON.stringify(known, null, 2), { mode: 0o600 })
  }
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? known[name]!]))
}
