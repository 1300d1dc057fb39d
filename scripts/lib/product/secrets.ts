import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeDemoKey } from '../../../api/app/platform/pdf/self_signed.ts'
import { inRoot } from '../paths.ts'

const random = ['APP_KEY', 'CODE_PEPPER'] as const
const pair = ['PDF_SIGNING_KEY', 'PDF_SIGNING_CERTIFICATE'] as const

function made(known: Record<string, string>) {
  const fresh = Object.fromEntries(
    random
      .filter((name) => !known[name])
      .map((name) => [name, randomBytes(32).toString('base64url')])
  )
  if (pair.every((name) => known[name])) return fresh
  const { key, certificate } = makeDemoKey()
  return { ...fresh, PDF_SIGNING_KEY: key, PDF_SIGNING_CERTIFICATE: certificate }
}

/** Generated once; the environment wins. */
export function demoSecrets(): Record<string, string> {
  const file = inRoot('.data', 'secrets.json')
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  const missing = made(known)
  const all: Record<string, string> = { ...known, ...missing }
  if (Object.keys(missing).length) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o711 })
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 })
  }
  // Never mixes an operator's key with our certificate.
  const isOperators = pair.some((name) => process.env[name])
  const names = isOperators ? random : [...random, ...pair]
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? all[name]!]))
}
