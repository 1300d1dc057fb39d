import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'src')
/** What is loaded along with a file; types and what comes by `import()` are not. */
const statically = /^(?:import|export)(?! type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm

const fileOf = (from: string, name: string) =>
  name.startsWith('.')
    ? ['', '.ts', '.tsx'].map((ending) => join(dirname(from), name) + ending).find(existsSync)
    : undefined

const loadedWith = (file: string, known = new Map<string, string[]>()): Map<string, string[]> => {
  const names = [...readFileSync(file, 'utf8').matchAll(statically)].map(
    ([, from, alone]) => from ?? alone!
  )
  known.set(file, names)
  for (const name of names) {
    const next = fileOf(file, name)
    if (next && /\.tsx?$/.test(next) && !known.has(next)) loadedWith(next, known)
  }
  return known
}

test('the login comes without the desk: no resource, list, menu or text of its pages', () => {
  const loaded = loadedWith(join(src, 'main.tsx'))
  const files = [...loaded.keys()].map((file) => relative(src, file))
  expect(files).toContain('layout/LoginPage.tsx')
  expect(files).toContain('providers/dataProvider.ts')
  expect(
    files.filter((file) =>
      /^(Desk\.tsx|resources|manifests|dashboard|i18n\/fa\.ts|i18n\/fa\/(?!entry))/.test(file)
    )
  ).toEqual([])
  const ofApi = [...loaded.values()].flat().filter((name) => name.startsWith('@kasbeno/api/'))
  expect(ofApi.filter((name) => /\/(lists|contracts\/(words|trail|rights))/.test(name))).toEqual([])
})
