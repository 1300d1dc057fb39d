import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fa } from '../src/i18n/fa'

const root = join(import.meta.dirname, '../src')
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/(^|\/)i18n\/|(^|\/)fa\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const all = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, text]) => text!)
const literals = new Set([
  ...all(/'([\w./-]+)'/g),
  ...all(/"([\w./-]+)"/g),
  ...all(/`([\w./-]+)`/g),
])
/** `dashboard.${queue}`, `${words}.shown`: what stands around the first hole of a key that is put together. */
const patched = [...sources.matchAll(/`([\w.-]*)\$\{[^}]*\}([\w.-]*)/g)].map(
  ([, before, after]) => ({ before: before!, after: after! })
)

const isPutTogether = (key: string) =>
  patched.some(({ before, after }) => {
    if (before.includes('.')) return key.startsWith(before)
    if (before !== '' || !after.startsWith('.')) return false
    // A second hole may follow: `${words}.${name}`.
    const stem = after === '.' ? key.slice(0, key.lastIndexOf('.')) : key.slice(0, -after.length)
    return (after === '.' || key.endsWith(after)) && literals.has(stem)
  })

/** Kept elsewhere by the names of lists, rights, enumerations and commands; react-admin reads its own. */
const generated = [
  'ra',
  'resources',
  'enums',
  'permissions',
  'commands',
  'history',
  'saved',
  'errors',
]

const keysOf = (texts: object, trail = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${trail}${name}` : keysOf(value, `${trail}${name}.`)
  )

test('every text of the desk’s pages is read by one of them', () => {
  const keys = keysOf(fa).filter((key) => !generated.includes(key.split('.')[0]!))
  expect(keys.length).toBeGreaterThan(500)
  expect(keys.filter((key) => !literals.has(key) && !isPutTogether(key))).toEqual([])
})
