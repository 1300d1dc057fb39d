import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { inRoot, root } from '../lib/paths.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort()

const left = new Set(['node_modules', 'build', 'dist', '.data', '.cache', '.git'])

/** Every file and folder of the project, folders with a slash at their end. */
const placesIn = (folder = ''): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (left.has(entry.name)) return []
    const place = folder + entry.name
    return entry.isDirectory() ? [`${place}/`, ...placesIn(`${place}/`)] : [place]
  })

const path = /^(?:[\w.<>*-]+\/)+[\w.<>*-]*$|^[\w.<>*-]+\.(?:tsx?|m?js|json|sql|css|html|md|yml)$/
/** What has a slash and is no path. */
const notPaths = new Set(['n/a'])

/** The paths that a text names in backticks; tables and sentences may name them from a module or a package on. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, quoted]) => quoted!)
    .filter((quoted) => path.test(quoted) && !notPaths.has(quoted))

/** `<name>` and `*` stand for any name. */
const ending = (named: string): RegExp => {
  const name = named
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replace(/<\w+>|\*+/g, '[^/]*')
  return new RegExp(`(?:^|/)${name}/?$`)
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))

test('every path that a document names is there', () => {
  const places = placesIn()
  const missing = documents.flatMap((document) => {
    const named = new Set(pathsOf(readFileSync(inRoot(document), 'utf8')))
    return [...named]
      .filter((one) => !places.some((place) => ending(one).test(place)))
      .map((one) => `${document}: ${one}`)
  })
  assert.deepEqual(missing, [])
})

test('every link of a document leads somewhere', () => {
  const links = documents.flatMap((document) =>
    linksOf(readFileSync(inRoot(document), 'utf8')).map((target) => ({ document, target }))
  )
  assert.ok(links.length > 50)
  const dead = links.filter(
    ({ document, target }) => !existsSync(inRoot(dirname(document), target))
  )
  assert.deepEqual(dead, [])
})
