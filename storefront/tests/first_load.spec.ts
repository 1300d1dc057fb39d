import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { pageDrawings } from '#ui/pageDrawings.ts'

const root = join(import.meta.dirname, '..')
const aliases: [string, string][] = [
  ['#', join(root, 'src/')],
  ['@kasbeno/api/contracts/', join(root, '../api/contracts/')],
]

/** The file of ours that an import names; null for one of a package. */
const fileOf = (from: string, name: string): string | null => {
  if (name.startsWith('.')) return join(dirname(from), name)
  const alias = aliases.find(([prefix]) => name.startsWith(prefix))
  if (!alias) return null
  const file = alias[1] + name.slice(alias[0].length)
  return existsSync(file) ? file : `${file}.ts`
}

/** What a file imports at once: neither types, nor what comes later by `import()`. */
const importsOf = (file: string): string[] => {
  if (!/\.tsx?$/.test(file)) return []
  const source = readFileSync(file, 'utf8')
  const all = source.matchAll(/^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+)'/gm)
  return [...all].flatMap(([, name]) => fileOf(file, name!) ?? [])
}

const closureOf = (...entries: string[]): string[] => {
  const found = new Set(entries.map((entry) => join(root, 'src', entry)))
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return [...found].map((file) => relative(root, file)).sort()
}

const firstLoad = closureOf('app/main.tsx')
const within = (folder: string) =>
  firstLoad.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))

test('the first load has the words, contracts and parts of the login alone', () => {
  expect(firstLoad.filter((file) => file.includes('/words/'))).toEqual([
    'src/areas/entry/words/login.ts',
    'src/areas/profile/words/support.ts',
    'src/core/words/errors.ts',
    'src/core/words/ui.ts',
  ])
  expect(within('../api/contracts/')).toEqual([
    'digits.ts',
    'phone.ts',
    'plans.ts',
    'repeats.ts',
    'support.ts',
    'terms.ts',
    'waits.ts',
  ])
  const parts = firstLoad.filter((file) => file.includes('/parts/')).map((file) => dirname(file))
  expect([...new Set(parts)]).toEqual([
    'src/areas/entry/parts/login',
    'src/areas/entry/parts/otp',
    'src/areas/profile/parts/support',
  ])
  expect(firstLoad.filter((file) => file.includes('/screens/'))).toEqual([
    'src/areas/entry/screens/EntryScreen.module.css',
    'src/areas/entry/screens/EntryScreen.tsx',
  ])
})

test('the table of the pages, their gate and their drawings come after the first load', () => {
  const later = closureOf('app/Pages.tsx')
  for (const file of ['app/routes.tsx', 'app/PlanGate.tsx', 'ui/pageDrawings.ts']) {
    expect(firstLoad).not.toContain(`src/${file}`)
    expect(later).toContain(`src/${file}`)
  }
})

test('nothing until the sign-in names a drawing that only the pages bring', () => {
  const untilSignIn = closureOf(
    'app/main.tsx',
    'areas/entry/parts/login/CodeForm.tsx',
    'areas/entry/parts/login/TermsSheet.tsx'
  )
  const named = untilSignIn.flatMap((file) => {
    const source = file.endsWith('.css') ? '' : readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/\b(?:name|icon)="(\w+)"/g)].map(([, name]) => name!)
  })
  expect(named).toContain('alert')
  expect(named.filter((name) => name in pageDrawings)).toEqual([])
})
